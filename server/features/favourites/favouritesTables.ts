import type { Generated } from 'kysely';

export interface FavouritesTables {
  favourites: FavouriteTable;
}

interface FavouriteTable {
  id: Generated<number>;
  user_id: number;
  car_id: number;
  added_at: Date;
}
