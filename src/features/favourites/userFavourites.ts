/** Entry of a lazy chunk with what only pages of logged-in users need. */
export { UserHeart } from './UserHeart.tsx';
export { FavouritesSync } from './FavouritesSync.tsx';
