import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, Extra, RootState } from '#src/app/store.ts';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

/** A thunk of this store: it gets state and the page through its arguments, never from a module. */
export type AppThunk<Result> = (dispatch: AppDispatch, getState: () => RootState, extra: Extra) => Result;
