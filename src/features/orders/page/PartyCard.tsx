import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { OrderSummary } from '#contract/calls/orders.ts';
import { InitialAvatar } from '#src/shared/ui/components/InitialAvatar.tsx';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minWidth: 0,
  '& > span': { width: 56, height: 56, fontSize: '1.25rem' },
  '& b': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: theme.vars.palette.primary.text,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 500,
  },
}));

interface Props {
  readonly party: OrderSummary['client'];
  readonly seed: number;
  /** The order may still become sure. */
  readonly isWaiting: boolean;
}

/** The other side of an order; its contacts are shown once the order is confirmed. */
export function PartyCard({ party, seed, isWaiting }: Props) {
  const { t } = useTranslation('orders');
  return (
    <Row>
      <InitialAvatar name={party.name} seed={seed} />
      <div>
        <b>{party.name}</b>
        {party.phone === null ? null : (
          <div>
            <a href={`tel:${party.phone}`}>{party.phone}</a>
          </div>
        )}
        {party.phone === null && isWaiting ? <p>{t('party.later')}</p> : null}
      </div>
    </Row>
  );
}
