import { createAction } from '@reduxjs/toolkit';

/** A slice whose code came later is in the state from here on: a replay takes it in at the same moment. */
export const sliceAdded = createAction<string>('store/sliceAdded');
