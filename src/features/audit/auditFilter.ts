import { auditActions } from '#contract/audit.ts';
import { readId } from '#src/lib/readId.ts';
import type { AuditFilter } from './auditApi.ts';

/** What the address asks for; what makes no sense in it is left out. */
export function readAuditFilter(params: URLSearchParams): AuditFilter {
  const action = auditActions.find((one) => one === params.get('action'));
  const actor = readId(params.get('actor') ?? undefined);
  const subject = readId(params.get('subject') ?? undefined);
  return {
    ...(action !== undefined && { action }),
    ...(actor !== null && { actor }),
    ...(subject !== null && { subject }),
  };
}
