import { isInPanel, matchRoute } from '#src/shared/lib/routes.ts';

/** What stands round a screen: it depends on the address alone. */
export interface Frame {
  /** The control panel stands beside it. */
  readonly isPanel: boolean;
  /** The header lies on a picture and takes no room. */
  readonly isOverPicture: boolean;
  /** Nothing leads away from a checkout. */
  readonly hasSearch: boolean;
  readonly footer: 'deep' | 'slim' | 'none';
  /** The bar at the lower edge of a phone; a car and its checkout bring their own. */
  readonly hasBar: boolean;
}

export function layoutFor(pathname: string): Frame {
  const match = matchRoute(pathname);
  if (match?.name === 'home')
    return { isPanel: false, isOverPicture: true, hasSearch: false, footer: 'deep', hasBar: true };
  // Nothing lives there: the picture fills the window.
  if (match === null) return { isPanel: false, isOverPicture: true, hasSearch: false, footer: 'none', hasBar: true };
  if (isInPanel(pathname))
    return { isPanel: true, isOverPicture: false, hasSearch: true, footer: 'none', hasBar: false };
  // Messages fill the window and scroll in themselves.
  if (match.name === 'chat')
    return { isPanel: false, isOverPicture: false, hasSearch: true, footer: 'none', hasBar: true };
  return {
    isPanel: false,
    isOverPicture: false,
    hasSearch: match.name !== 'checkout',
    footer: 'slim',
    hasBar: match.name !== 'car' && match.name !== 'checkout',
  };
}
