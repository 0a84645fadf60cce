import { asyncThunkCreator, buildCreateSlice } from '@reduxjs/toolkit';

/** `createSlice` with thunks inside reducers: the one way to make a slice here. */
export const createAppSlice = buildCreateSlice({ creators: { asyncThunk: asyncThunkCreator } });
