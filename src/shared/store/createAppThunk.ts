import { createAsyncThunk } from '@reduxjs/toolkit';
import type { AppDispatch, Extra, RootState } from '#src/app/store.ts';

/** `createAsyncThunk` of this store, for work whose start and end are in the state. */
export const createAppThunk = createAsyncThunk.withTypes<{
  readonly state: RootState;
  readonly dispatch: AppDispatch;
  readonly extra: Extra;
}>();
