import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import type { OrderSummary } from '#contract/calls/orders.ts';
import { IdentityChip } from '../IdentityChip.tsx';

interface Props {
  readonly order: Pick<OrderSummary, 'identity' | 'is_identity_changed'>;
  readonly isGiven: boolean;
  readonly onChange: (isGiven: boolean) => void;
}

/** Before a hand-over: whether the client is verified, and the owner's word where nobody has checked the papers. */
export function IdentityWord({ order, isGiven, onChange }: Props) {
  const { t } = useTranslation('orders');
  return (
    <>
      <div>
        <IdentityChip order={order} />
      </div>
      {order.identity === 'verified' ? null : (
        <>
          <p>{t('identity.owner.look')}</p>
          <FormControlLabel
            control={<Checkbox checked={isGiven} onChange={(_event, isOn) => onChange(isOn)} />}
            label={t('identity.owner.seen')}
          />
        </>
      )}
    </>
  );
}
