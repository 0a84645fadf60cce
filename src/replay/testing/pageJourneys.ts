import { handlerOf } from '#mocks/handlerOf.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { carsApi } from '#src/features/cars/carsApi.ts';
import { currencySwitched } from '#src/features/currency/currencySlice.ts';
import { announceLanguage } from '#src/features/language/announceLanguage.ts';
import { switchLanguage } from '#src/features/language/switchLanguage.ts';
import { environmentChanged } from '#src/shared/store/environmentSlice.ts';
import { screenLoadEnded, screenLoadStarted } from '#src/shared/store/loadingSlice.ts';
import { modalClosed, modalOpened } from '#src/shared/store/modalsSlice.ts';
import { screenStateForgotten, screenStateSet } from '#src/shared/store/screenSlice.ts';
import { go, offline } from './journey.ts';
import type { Journey } from './journey.ts';

export const chunkFailure: Journey = async (store) => {
  const { dispatch } = store;
  go(store, '/');
  dispatch(screenLoadStarted());
  dispatch(screenLoadEnded());
  go(store, '/search');
  dispatch(screenStateSet({ key: 'failure/screen', value: 'offline' }));
  dispatch(environmentChanged({ isOnline: false }));
  server.use(handlerOf('searchCars', offline));
  await dispatch(carsApi.endpoints.searchCars.initiate({ category: 'sports' }));
  server.resetHandlers();
  dispatch(environmentChanged({ isOnline: true, scheme: 'dark' }));
  dispatch(screenStateForgotten('failure/screen'));
  await dispatch(carsApi.endpoints.searchCars.initiate({ category: 'sports' }, { forceRefetch: true }));
};

export const languageSwitch: Journey = async (store) => {
  const { dispatch } = store;
  await dispatch(announceLanguage());
  dispatch(modalOpened({ kind: 'menu' }));
  server.use(handlerOf('setLanguage', () => refuse(503, 'UNAVAILABLE', 'Starting.')));
  await dispatch(switchLanguage('ka'));
  server.resetHandlers();
  dispatch(currencySwitched('gel'));
  await dispatch(switchLanguage('ka'));
  dispatch(modalClosed());
};
