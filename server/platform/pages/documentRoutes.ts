import { routePatterns } from '#contract/routes.ts';

const screens = routePatterns.map((pattern) => ({ pattern, parts: pattern.split('/') }));

/** The pattern of the screen that an address is, written exactly so; null where it is none. */
export function screenOf(path: string): string | null {
  const requested = path.split('/').map(decoded);
  const screen = screens.find(
    ({ parts }) =>
      parts.length === requested.length &&
      parts.every((part, index) => (part.startsWith(':') ? requested[index] !== '' : part === requested[index])),
  );
  return screen?.pattern ?? null;
}

/** Whether an address is a screen of the client. Anything else is a 404 with the same page. */
export const isScreen = (path: string): boolean => screenOf(path) !== null;

/** As the client's router reads it. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
