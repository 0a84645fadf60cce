import { expect, test } from '@jest/globals';
import {
  codeSent,
  detailsAccepted,
  selectOwnerStep,
  selectResend,
  wentBack,
} from '#src/features/registration/registrationSlice.ts';
import { modalClosed } from '#src/store/modalsSlice.ts';
import { memoryStorage } from '#src/testing/memoryStorage.ts';
import { makeStore } from '../store.ts';
import { keepResend, readResend } from './resendMemory.ts';

const address = 'giorgi@gza.test';

test('the countdown of an address survives going back and closing; another address has its own', () => {
  const store = makeStore();
  store.dispatch(detailsAccepted(address));
  const first = selectResend(store.getState());
  store.dispatch(wentBack());
  store.dispatch(detailsAccepted(address));
  store.dispatch(modalClosed());
  expect(selectOwnerStep(store.getState())).toEqual({ step: 'details' });
  expect(selectResend(store.getState())).toEqual(first);
  store.dispatch(detailsAccepted('nino@gza.test'));
  expect(selectResend(store.getState())?.address).toBe('nino@gza.test');
  expect(selectOwnerStep(store.getState())).toEqual({ step: 'code', address: 'nino@gza.test' });
});

test('what is left of 120 seconds goes over to the next page, and a clock set meanwhile counts for nothing', () => {
  const storage = memoryStorage();
  const page = new EventTarget();
  const store = makeStore();
  let [wall, steady] = [1_000_000, 0];
  const clocks = { wall: () => wall, steady: () => steady };
  keepResend(store, storage, page, clocks);
  store.dispatch(codeSent(address));
  const sentAt = (selectResend(store.getState())?.at ?? 0) - 120_000;
  steady = sentAt + 50_000;
  wall += 86_400_000;
  page.dispatchEvent(new Event('pagehide'));
  wall += 2000;
  expect(readResend(storage, { wall: () => wall, steady: () => 10 }).resend).toEqual({ address, at: 10 + 68_000 });
  wall += 68_000;
  expect(readResend(storage, { wall: () => wall, steady: () => 10 }).resend).toBeNull();
});

test('a clock set back between two pages makes nobody wait longer', () => {
  const storage = memoryStorage({
    'registration.resend': JSON.stringify({ address, left: 900_000, savedAt: 5_000_000 }),
  });
  expect(readResend(storage, { wall: () => 0, steady: () => 0 }).resend).toEqual({ address, at: 120_000 });
});

test.each(['{', '[]', 'null', '{"address":1,"left":1,"savedAt":1}'])('%s in storage is no countdown', (text) => {
  expect(readResend(memoryStorage({ 'registration.resend': text })).resend).toBeNull();
});
