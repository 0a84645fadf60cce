import { matchPath } from 'react-router';
import { routePatterns } from '#src/lib/paths.ts';
import { isInPanel } from '#src/lib/routeAccess.ts';

/** What stands round a screen: it depends on the address alone. */
export interface Frame {
  /** The control panel stands beside it. */
  readonly isPanel: boolean;
  /** The header lies on a picture and takes no room. */
  readonly isOverPicture: boolean;
  readonly footer: 'deep' | 'slim' | 'none';
  /** The bar at the lower edge of a phone; a car brings its own. */
  readonly hasBar: boolean;
}

const patterns = Object.values(routePatterns);

export function frameOf(pathname: string): Frame {
  const is = (pattern: string) => matchPath(pattern, pathname) !== null;
  if (is(routePatterns.home)) return { isPanel: false, isOverPicture: true, footer: 'deep', hasBar: true };
  // Nothing lives there: the picture fills the window.
  if (!patterns.some(is)) return { isPanel: false, isOverPicture: true, footer: 'none', hasBar: true };
  if (isInPanel(pathname)) return { isPanel: true, isOverPicture: false, footer: 'none', hasBar: false };
  // Messages fill the window and scroll in themselves.
  if (is(routePatterns.chat)) return { isPanel: false, isOverPicture: false, footer: 'none', hasBar: true };
  return { isPanel: false, isOverPicture: false, footer: 'slim', hasBar: !is(routePatterns.car) };
}
