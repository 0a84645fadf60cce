// Made by tools/generate.ts from ../calls/registration.ts: change that, not this.
import type { FactsOf } from '../facts.ts';
import type * as calls from '../calls/registration.ts';

export const checkLegalOwner: FactsOf<typeof calls.checkLegalOwner> = { method: 'POST', path: '/api/legal_owner/first_step', isSecret: true };
export const checkPhysicalOwner: FactsOf<typeof calls.checkPhysicalOwner> = { method: 'POST', path: '/api/physical_owner/first_step', isSecret: true };
export const listCities: FactsOf<typeof calls.listCities> = { method: 'GET', path: '/api/register/cities' };
export const registerClient: FactsOf<typeof calls.registerClient> = { method: 'POST', path: '/api/client/register', isSecret: true };
export const registerLegalOwner: FactsOf<typeof calls.registerLegalOwner> = { method: 'POST', path: '/api/register/legal_owner', isSecret: true };
export const registerPhysicalOwner: FactsOf<typeof calls.registerPhysicalOwner> = { method: 'POST', path: '/api/register/physical_owner', isSecret: true };
export const sendCode: FactsOf<typeof calls.sendCode> = { method: 'POST', path: '/api/first-step/send-code' };
