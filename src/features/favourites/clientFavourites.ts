/** What only a client's page needs, in a chunk of its own. */
export { ClientHeart } from './ClientHeart.tsx';
export { FavouritesKeeper } from './FavouritesKeeper.tsx';
