import type { AuditTables } from '#server/audit/auditTables.ts';
import type { AccountTables } from '#server/features/auth/accountTables.ts';
import type { RatesTables } from '#server/features/currency/ratesTables.ts';
import type { EvidenceTables } from '#server/features/evidence/evidenceTables.ts';
import type { FavouritesTables } from '#server/features/favourites/favouritesTables.ts';
import type { OperationsTables } from '#server/features/operations/operationsTables.ts';
import type { ClaimsTables } from '#server/features/orders/claims/claimsTables.ts';
import type { OrdersTables } from '#server/features/orders/ordersTables.ts';
import type { ThreadsTables } from '#server/features/threads/threadsTables.ts';
import type { TracesTables } from '#server/features/traces/tracesTables.ts';
import type { VerificationTables } from '#server/features/verification/verificationTables.ts';
import type { MailTables } from '#server/mail/mailTables.ts';
import type { CommissionTables } from '#server/rental/commissionTables.ts';
import type { PaymentsTables } from '#server/payments/paymentsTables.ts';

/** Every table, by name: one interface per feature, kept in the feature's own folder. */
export interface Database
  extends
    AccountTables,
    AuditTables,
    ClaimsTables,
    CommissionTables,
    EvidenceTables,
    FavouritesTables,
    MailTables,
    OperationsTables,
    OrdersTables,
    PaymentsTables,
    PlatformTables,
    RatesTables,
    ThreadsTables,
    TracesTables,
    VerificationTables {}

interface PlatformTables {
  rate_limits: RateLimitTable;
}

interface RateLimitTable {
  key: string;
  used: number;
  resets_at: Date;
}
