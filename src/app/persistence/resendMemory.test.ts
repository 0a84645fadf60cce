import { expect, jest, test } from '@jest/globals';
import {
  codeSent,
  detailsAccepted,
  registered,
  selectOwnerStep,
  selectResend,
  wentBack,
} from '#src/features/registration/registrationSlice.ts';
import { modalClosed } from '#src/shared/store/modalsSlice.ts';
import { memoryStorage } from '#src/testing/memoryStorage.ts';
import { makeStore } from '../store.ts';
import { storeResend, readResend } from './resendMemory.ts';

const address = 'giorgi@gza.test';

const sentAt = 1_800_000_000_000;
const now = sentAt + 50_000;
const at = sentAt + 120_000;
const key = 'registration.resend';

test('the countdown of an address survives going back and closing; another address has its own', () => {
  const store = makeStore();
  store.dispatch(detailsAccepted({ address, sentAt }));
  store.dispatch(wentBack());
  store.dispatch(detailsAccepted({ address, sentAt: now }));
  store.dispatch(modalClosed());
  expect(selectOwnerStep(store.getState())).toEqual({ step: 'details' });
  expect(selectResend(store.getState())).toEqual({ address, at });
  store.dispatch(detailsAccepted({ address: 'nino@gza.test', sentAt: now }));
  expect(selectResend(store.getState())).toEqual({ address: 'nino@gza.test', at: now + 120_000 });
  expect(selectOwnerStep(store.getState())).toEqual({ step: 'code', address: 'nino@gza.test' });
});

test('what is left of 120 seconds goes over to the next page, and nothing more', () => {
  const storage = memoryStorage();
  const store = makeStore();
  storeResend(store, storage);
  store.dispatch(codeSent({ address, sentAt }));
  expect(readResend(storage, now).resend).toEqual({ address, at });
  expect(readResend(storage, at).resend).toBeNull();
});

test('a clock set back between two pages makes nobody wait longer', () => {
  const storage = memoryStorage({ [key]: JSON.stringify({ address, at }) });
  expect(readResend(storage, sentAt - 900_000).resend).toEqual({ address, at: sentAt - 900_000 + 120_000 });
});

test('once somebody is registered nothing of it stays in storage', () => {
  const storage = memoryStorage();
  const store = makeStore();
  storeResend(store, storage);
  store.dispatch(detailsAccepted({ address, sentAt }));
  expect(storage.getItem(key)).toContain(address);
  store.dispatch(registered());
  expect(storage).toHaveLength(0);
  expect(store.getState().registration).toEqual({ owner: { step: 'details' }, resend: null });
});

test.each(['{', '[]', 'null', '{"address":1,"at":1}', '{"address":"a"}'])('%s in storage is no countdown', (text) => {
  const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(readResend(memoryStorage({ [key]: text }), 0).resend).toBeNull();
  warning.mockRestore();
});
