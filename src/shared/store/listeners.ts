import { addListener } from '@reduxjs/toolkit';
import type { TypedStartListening } from '@reduxjs/toolkit';
import type { AppDispatch, Extra, RootState } from '#src/app/store.ts';

/** The argument of a feature's `listenTo…` function, passed by the store that starts it. */
export type StartListening = TypedStartListening<RootState, AppDispatch, Extra>;

/** Adds a temporary listener; returns a function that removes it. */
export const addAppListener = addListener.withTypes<RootState, AppDispatch, Extra>();
