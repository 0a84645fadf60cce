/** Addresses that are screens of the client: product routes and the control panel. Anything else is a 404 with the same page. */
const SCREENS: readonly RegExp[] = [
  /^\/$/,
  /^\/cars\/rent\/[^/]+\/[^/]+$/,
  /^\/(search|terms-and-conditions|about-us|profile|changepw|chat|favourites|verification)$/,
  /^\/orders(\/[^/]+)?$/,
  /^\/checkout\/[^/]+\/[^/]+$/,
  /^\/payment-(success|failure)\/[^/]+$/,
  /^\/admin\/(home|orders(\/[^/]+)?|reviews|profile|verifications)$/,
];

export function isScreen(path: string): boolean {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  return SCREENS.some((screen) => screen.test(plain));
}
