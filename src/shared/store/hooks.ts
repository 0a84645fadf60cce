import { useDispatch, useSelector, useStore } from 'react-redux';
import type { ServerClock } from '#src/shared/lib/serverClock.ts';
import type { AppDispatch, AppStore, Extra, RootState } from '#src/app/store.ts';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

/** The clock of this page, which the store provides to components. */
export const useServerClock = (): ServerClock => useAppStore().clock;

/** A thunk of this store: it gets state and the page through its arguments, never from a module. */
export type AppThunk<Result> = (dispatch: AppDispatch, getState: () => RootState, extra: Extra) => Result;
