import { createAction, createSelector } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { SlicePrivacy } from '#contract/redaction/slicePrivacy.ts';
import { api } from '#src/shared/api/api.ts';
import { createAppSlice } from '#src/shared/store/createAppSlice.ts';
import { favouritesApi } from './favouritesApi.ts';

/** The user's last choice for a car, until a list includes it. */
interface Wish {
  readonly isWanted: boolean;
  /** `told`: the server has confirmed it; `listed`: a list requested after that is loading, so it will include it. */
  readonly step: 'sending' | 'told' | 'listed';
}

interface Press {
  readonly carId: number;
  readonly isWanted: boolean;
}

type Wishes = Readonly<Record<number, Wish>>;

/** Choices that override the cached list, which was requested before them. */
export interface FavouritesState {
  readonly wishes: Wishes;
}

const initialState: FavouritesState = { wishes: {} };
const { listFavourites } = favouritesApi.endpoints;

/** Only the first page has the ids of all favourites. */
const isWhole = ({ meta }: { meta: { arg: { direction?: unknown } } }): boolean => meta.arg.direction === undefined;

const move = (wishes: Wishes, from: Wish['step'], to: Wish['step']): Wishes =>
  Object.fromEntries(
    Object.entries(wishes).map(([id, wish]) => [id, wish.step === from ? { ...wish, step: to } : wish]),
  );

const without = (wishes: Wishes, isGone: (wish: Wish, carId: number) => boolean): Wishes =>
  Object.fromEntries(Object.entries(wishes).filter(([id, wish]) => !isGone(wish, Number(id))));

export const favouritesSlice = createAppSlice({
  name: 'favourites',
  initialState,
  reducers: {
    favouritePressed: ({ wishes }, { payload: { carId, isWanted } }: PayloadAction<Press>) => ({
      wishes: { ...wishes, [carId]: { isWanted, step: 'sending' as const } },
    }),
    favouriteTold: ({ wishes }, { payload: { carId, isWanted } }: PayloadAction<Press>) => ({
      wishes: { ...wishes, [carId]: { isWanted, step: 'told' as const } },
    }),
    /** The change failed, and the list alone is right again. */
    favouriteGivenUp: ({ wishes }, { payload }: PayloadAction<number>) => ({
      wishes: without(wishes, (_wish, carId) => carId === payload),
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(api.util.resetApiState, () => initialState)
      .addMatcher(listFavourites.matchPending, (state, action) =>
        isWhole(action) ? { wishes: move(state.wishes, 'told', 'listed') } : state,
      )
      // Requests for the list never overlap: while a further page is loading, no wish is `listed`.
      .addMatcher(listFavourites.matchFulfilled, (state) => ({
        wishes: without(state.wishes, ({ step }) => step === 'listed'),
      }))
      .addMatcher(listFavourites.matchRejected, (state) => ({ wishes: move(state.wishes, 'listed', 'told') }));
  },
});

export const favouritesPrivacy: SlicePrivacy<typeof favouritesSlice> = {
  fields: { carId: 'keep', isWanted: 'keep', wishes: 'pseudonym' },
  payloads: { pressedBeforeLogin: 'carId', favouriteGivenUp: 'carId', removalUndone: 'carId' },
};

export const { favouritePressed, favouriteTold, favouriteGivenUp } = favouritesSlice.actions;

/** The user undoes the removal of a favourite. */
export const removalUndone = createAction<number>('favourites/removalUndone');

const selectList = listFavourites.select();
type State = Parameters<typeof selectList>[0] & {
  /** Undefined until the first press. */
  readonly favourites?: FavouritesState;
};

export const selectWish = (state: State, carId: number): Wish | undefined => state.favourites?.wishes[carId];

/** The ids of all favourites; empty until they are loaded. */
export const selectMarked = createSelector(
  [(state: State) => selectList(state).data?.pages[0]?.car_ids, (state: State) => state.favourites?.wishes],
  (listed = [], wishes = {}): ReadonlySet<number> => {
    const marked = new Set(listed);
    for (const [id, { isWanted }] of Object.entries(wishes)) {
      if (isWanted) marked.add(Number(id));
      else marked.delete(Number(id));
    }
    return marked;
  },
);
