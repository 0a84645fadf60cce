import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OrderSummary } from '#contract/calls/orders/orders.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { FaceAvatar } from '#src/shared/ui/components/FaceAvatar.tsx';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minWidth: 0,
  '& .name': { fontWeight: 600, overflowWrap: 'anywhere' },
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
  readonly party: OrderSummary['client'] & Partial<Pick<OrderSummary['owner'], 'page_id' | 'picture'>>;
  readonly seed: number;
  /** The order may still become sure. */
  readonly isWaiting: boolean;
}

/** The other side of an order, an owner with their page; contacts are shown once the order is confirmed. */
export function PartyCard({ party, seed, isWaiting }: Props) {
  const { t } = useTranslation('orders');
  const { page_id: pageId = null, picture = null } = party;
  return (
    <Row>
      <FaceAvatar name={party.name} seed={seed} picture={picture} size={56} />
      <div>
        <b className="name">{pageId === null ? party.name : <Link to={paths.owner(pageId)}>{party.name}</Link>}</b>
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
