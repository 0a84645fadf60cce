import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { FlatBlock } from '#src/shared/ui/layout/detail.styles.ts';
import { RefundDialog } from './RefundDialog.tsx';

/** The way of an admin to give money back where no cancellation does. */
export function RefundOrder({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const [isOpen, setIsOpen] = useUiState('orders/refund', false);
  const { refundable } = order;
  if (refundable === null || refundable === 0) return null;
  return (
    <FlatBlock>
      <b>{t('gesture.question')}</b>
      <p>{t('gesture.text')}</p>
      <Button variant="outlined" fullWidth aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('gesture.open')}
      </Button>
      {isOpen ? <RefundDialog order={order} left={refundable} onClose={() => setIsOpen(false)} /> : null}
    </FlatBlock>
  );
}
