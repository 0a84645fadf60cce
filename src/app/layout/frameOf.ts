import { matchPath } from 'react-router';
import { routePatterns } from '#src/lib/paths.ts';

/** What stands round a screen: it depends on the address alone. */
export interface Frame {
  /** The header lies on a picture and takes no room. */
  readonly isOverPicture: boolean;
  readonly footer: 'deep' | 'slim' | 'none';
  /** The bar at the lower edge of a phone; a car brings its own. */
  readonly hasBar: boolean;
}

const patterns = Object.values(routePatterns);

export function frameOf(pathname: string): Frame {
  const is = (pattern: string) => matchPath(pattern, pathname) !== null;
  if (is(routePatterns.home)) return { isOverPicture: true, footer: 'deep', hasBar: true };
  // Nothing lives there: the picture fills the window.
  if (!patterns.some(is)) return { isOverPicture: true, footer: 'none', hasBar: true };
  return { isOverPicture: false, footer: 'slim', hasBar: !is(routePatterns.car) };
}
