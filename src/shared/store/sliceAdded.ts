import { createAction } from '@reduxjs/toolkit';

/** From here on the state has a slice whose code was loaded later: a replay adds it at the same moment. */
export const sliceAdded = createAction<string>('store/sliceAdded');
