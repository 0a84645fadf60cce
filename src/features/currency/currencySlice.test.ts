import { expect, test } from '@jest/globals';
import { makeStore } from '#src/app/store.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { currencySwitched, currencySwitchedElsewhere, selectCurrency } from './currencySlice.ts';

test('prices are in dollars in English, until the visitor chooses, here or in another tab', () => {
  const { getState, dispatch } = makeStore();
  expect([selectCurrency(getState()), selectLanguage(getState())]).toEqual(['usd', 'en']);
  dispatch(currencySwitched('gel'));
  expect(selectCurrency(getState())).toBe('gel');
  dispatch(currencySwitchedElsewhere('usd'));
  expect(selectCurrency(getState())).toBe('usd');
});
