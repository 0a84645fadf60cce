import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';

/** Actions of redux-persist carry functions. */
export const persistActionTypes = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE];
