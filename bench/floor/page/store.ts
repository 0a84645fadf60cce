import { combineReducers, configureStore, createSlice } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { persistReducer, persistStore } from 'redux-persist';

export interface Car {
  readonly id: number;
  readonly name: string;
  readonly price: string;
  readonly picture: string;
}

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/api' }),
  endpoints: (build) => ({ getCars: build.query<Car[], void>({ query: () => 'cars' }) }),
});
export const { useGetCarsQuery } = api;

const choice = createSlice({
  name: 'choice',
  initialState: { currency: 'usd' },
  reducers: { currencyChosen: (state, { payload }: { payload: string }) => void (state.currency = payload) },
});

const storage = {
  getItem: (key: string) => Promise.resolve(localStorage.getItem(key)),
  setItem: (key: string, value: string) => Promise.resolve(localStorage.setItem(key, value)),
  removeItem: (key: string) => Promise.resolve(localStorage.removeItem(key)),
};

/** Cars that came with the document are in its cache. */
export function makeStore(page: Document) {
  const store = configureStore({
    reducer: combineReducers({
      [api.reducerPath]: api.reducer,
      choice: persistReducer({ key: 'choice', storage }, choice.reducer),
    }),
    middleware: (getDefault) => getDefault({ serializableCheck: false }).concat(api.middleware),
  });
  persistStore(store);
  // Written by buildFloor.ts.
  const cars = JSON.parse(page.querySelector('#state')?.textContent ?? '[]') as Car[];
  store.dispatch(api.util.upsertQueryEntries([{ endpointName: 'getCars', arg: undefined, value: cars }]));
  return store;
}
