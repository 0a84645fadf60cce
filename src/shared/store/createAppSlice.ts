import { asyncThunkCreator, buildCreateSlice } from '@reduxjs/toolkit';

/** `createSlice` with thunks inside reducers: all slices here are made with it. */
export const createAppSlice = buildCreateSlice({ creators: { asyncThunk: asyncThunkCreator } });
