// Made by tools/generate.ts from ../calls/audit.ts: change that, not this.
import type { FactsOf } from '../facts.ts';
import type * as calls from '../calls/audit.ts';

export const listAudit: FactsOf<typeof calls.listAudit> = { method: 'GET', path: '/api/audit' };
