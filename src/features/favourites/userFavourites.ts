/** What only the page of somebody who is logged in needs, in a chunk of its own. */
export { UserHeart } from './UserHeart.tsx';
export { FavouritesSync } from './FavouritesSync.tsx';
