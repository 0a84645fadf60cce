import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders.ts';
import { KeyValues } from '#src/shared/ui/layout/KeyValues.ts';
import { Gel } from '#src/features/currency/Gel.tsx';

interface Props {
  readonly cancellation: NonNullable<Order['cancellation']>;
  readonly isPaid: boolean;
  readonly isOwner: boolean;
}

/** What a cancellation means, before it is made. */
export function RefundTerms({ cancellation: { refund, kept }, isPaid, isOwner }: Props) {
  const { t } = useTranslation('orders');
  if (!isPaid) return <p>{t(isOwner ? 'cancel.ownerNothingPaid' : 'cancel.nothingPaid')}</p>;
  return (
    <>
      <p>{isOwner ? t('cancel.ownerText') : t(kept > 0 ? 'cancel.late' : 'cancel.free')}</p>
      <KeyValues sx={{ mt: 3 }}>
        <div>
          <dt>{t(isOwner ? 'cancel.refundToClient' : 'cancel.refund')}</dt>
          <dd>
            <Gel tetri={refund} />
          </dd>
        </div>
        <div>
          <dt>{t('cancel.kept')}</dt>
          <dd>
            <Gel tetri={kept} />
          </dd>
        </div>
      </KeyValues>
    </>
  );
}
