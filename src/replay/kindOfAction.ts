import type { UnknownAction } from '@reduxjs/toolkit';
import type { PaymentStatus } from '#contract/domain/money/paymentMachine.ts';
import { PAGE_LOADED } from '#contract/redaction/redaction.ts';
import { requestEnded, requestStarted } from '#src/shared/api/requests.ts';
import { secondFactorRequired, sessionRefused } from '#src/shared/api/sessionRefused.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { routeEntered } from '#src/shared/store/routeSlice.ts';
import { screenStateSet } from '#src/shared/store/screenSlice.ts';
import { isFields } from './fields.ts';

/** The kind of a step, for readers of a trace. */
export type StepKind = 'navigation' | 'request' | 'failure' | 'state';

const navigations: ReadonlySet<string> = new Set([routeEntered.type, PAGE_LOADED]);
const failures: ReadonlySet<string> = new Set([sessionRefused.type, secondFactorRequired.type]);
const requests: ReadonlySet<string> = new Set([requestStarted.type, requestEnded.type]);

/** A bank's refusal is not a failed request, but support looks for it. */
const refusedPayments: ReadonlySet<unknown> = new Set<PaymentStatus>(['failed', 'expired', 'voided']);

const fieldsOf = (value: unknown) => (isFields(value) ? value : {});

function isRefusedPayment({ payload, meta }: UnknownAction): boolean {
  const { endpointName } = fieldsOf(fieldsOf(meta)['arg']);
  const { status } = fieldsOf(fieldsOf(payload)['payment']);
  return endpointName === 'getPayment' && refusedPayments.has(status);
}

/** The session check of a visitor is always refused: this is not a failure. */
function isRefusedVisitor({ type, payload, meta }: UnknownAction, isVisitor: boolean): boolean {
  if (!isVisitor) return false;
  if (type === sessionRefused.type) return true;
  return fieldsOf(fieldsOf(meta)['arg'])['endpointName'] === 'getUser' && fieldsOf(payload)['status'] === 401;
}

/** A request that got no answer at all. */
export const isUnanswered = ({ payload, meta }: UnknownAction): boolean =>
  fieldsOf(meta)['requestStatus'] === 'rejected' && fieldsOf(payload)['status'] === 0;

/** `isVisitor`: there was no user when it happened. */
export function kindOfAction(action: UnknownAction, isVisitor: boolean): StepKind {
  const { requestStatus, condition, aborted } = fieldsOf(action['meta']);
  if (navigations.has(action.type)) return 'navigation';
  if (aborted === true || isRefusedVisitor(action, isVisitor)) return 'request';
  // A request that is not made, as its answer is there already, is no failure.
  if (requestStatus === 'rejected') return condition === true ? 'request' : 'failure';
  if (failures.has(action.type) || action.type.endsWith('Failed')) return 'failure';
  if (action.type === noticeShown.type && fieldsOf(action['payload'])['tone'] === 'error') return 'failure';
  // A screen whose code could not be loaded, or threw.
  if (action.type === screenStateSet.type && fieldsOf(action['payload'])['key'] === 'failure/screen') return 'failure';
  if (requestStatus === 'fulfilled' && isRefusedPayment(action)) return 'failure';
  const isRequest = requestStatus !== undefined || requests.has(action.type) || action.type.startsWith('api/');
  return isRequest ? 'request' : 'state';
}
