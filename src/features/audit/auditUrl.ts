import { auditActions } from '#contract/domain/auditActions.ts';
import { id, oneOf, urlCodec } from '#src/shared/lib/urlCodec.ts';

export const auditUrl = urlCodec('adminAudit', { action: oneOf(auditActions), actor: id, subject: id });
