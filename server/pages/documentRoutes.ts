import { routePatterns } from '#contract/routePatterns.ts';

const screens = Object.values(routePatterns).map((pattern) => pattern.split('/'));

/** Whether an address is a screen of the client, written exactly so. Anything else is a 404 with the same page. */
export function isScreen(path: string): boolean {
  const parts = path.split('/').map(decoded);
  return screens.some(
    (screen) =>
      screen.length === parts.length &&
      screen.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index])),
  );
}

/** As the client's router reads it. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
