// Made by tools/generate.ts from ../calls/accounts.ts: change that, not this.
import type { FactsOf } from '../facts.ts';
import type * as calls from '../calls/accounts.ts';

export const changeAccount: FactsOf<typeof calls.changeAccount> = { method: 'PATCH', path: '/api/accounts/:id', invalidates: { Account: 'params.id', Availability: 'every' } };
export const endAccountSessions: FactsOf<typeof calls.endAccountSessions> = { method: 'DELETE', path: '/api/accounts/:id/sessions', invalidates: { Account: 'params.id' } };
export const getAccount: FactsOf<typeof calls.getAccount> = { method: 'GET', path: '/api/accounts/:id', provides: { Account: 'params.id' } };
export const listAccountOrders: FactsOf<typeof calls.listAccountOrders> = { method: 'GET', path: '/api/accounts/:id/orders' };
export const listAccounts: FactsOf<typeof calls.listAccounts> = { method: 'GET', path: '/api/accounts', provides: { Account: 'every' } };
export const stopViewing: FactsOf<typeof calls.stopViewing> = { method: 'DELETE', path: '/api/accounts/view', isSecret: true };
export const viewAccount: FactsOf<typeof calls.viewAccount> = { method: 'POST', path: '/api/accounts/:id/view', isSecret: true };
