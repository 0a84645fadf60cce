import { expect, test } from '@jest/globals';
import { resendAfter } from '#src/shared/forms/resendAfter.ts';
import { modalClosed } from '#src/shared/store/modalsSlice.ts';
import {
  codeSent,
  detailsAccepted,
  registered,
  registrationSlice,
  selectOwnerStep,
  selectResend,
  wentBack,
} from './registrationSlice.ts';

const { reducer } = registrationSlice;
const first = reducer(undefined, { type: 'none' });
const [nino, giorgi] = ['nino@gza.test', 'giorgi@gza.test'];
const sentAt = Date.parse('2027-04-22T12:00:00Z');
const wait = resendAfter * 1000;
const atCode = reducer(first, detailsAccepted({ address: nino, sentAt }));

test('an owner begins with details, and nothing counts down', () => {
  expect(selectOwnerStep({ registration: first })).toEqual({ step: 'details' });
  expect(selectResend({ registration: first })).toBeNull();
});

test('accepted details lead to the code, which may be sent again after the pause', () => {
  expect(selectOwnerStep({ registration: atCode })).toEqual({ step: 'code', address: nino });
  expect(selectResend({ registration: atCode })).toEqual({ address: nino, at: sentAt + wait });
});

test('a countdown of the same address continues, one that is over or of another address restarts', () => {
  const resendFor = (address: string, at: number) => reducer(atCode, detailsAccepted({ address, sentAt: at })).resend;
  expect(resendFor(nino, sentAt + wait - 1)).toEqual({ address: nino, at: sentAt + wait });
  expect(resendFor(nino, sentAt + wait)).toEqual({ address: nino, at: sentAt + 2 * wait });
  expect(resendFor(giorgi, sentAt + 1)).toEqual({ address: giorgi, at: sentAt + 1 + wait });
});

test('sending a code again restarts the countdown, at the same step', () => {
  const again = reducer(atCode, codeSent({ address: nino, sentAt: sentAt + 5 }));
  expect(again).toEqual({ owner: atCode.owner, resend: { address: nino, at: sentAt + 5 + wait } });
});

test('neither going back nor closing the dialog brings a new code sooner', () => {
  for (const action of [wentBack(), modalClosed()])
    expect(reducer(atCode, action)).toEqual({ owner: { step: 'details' }, resend: atCode.resend });
});

test('once there is an account nothing of how it came about is left', () => {
  expect(reducer(atCode, registered())).toEqual(first);
});
