import ArrowBackRoundedIcon from '@mui/icons-material/ArrowBackRounded';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Order } from '#contract/calls/orders/orders.ts';
import { useAnchorFocus } from '#src/shared/hooks/useAnchorFocus.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { RoundButton } from '#src/shared/ui/components/RoundButton.tsx';
import { OrderChips } from '../OrderChips.tsx';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  marginBottom: 28,
  [theme.breakpoints.down('md')]: { marginBottom: 20 },
}));

/** In the same row as the rest; a focus that was put there is not shown. */
const State = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, outline: 0 });

const Former = styled(Link)(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  textDecoration: 'underline',
  textUnderlineOffset: 4,
}));

/** The number of an order, its status, and the link back to the list. */
export function OrderHead({ order, back }: { order: Order; back: string }) {
  const { t } = useTranslation('orders');
  const state = useAnchorFocus<HTMLDivElement>('state');
  return (
    <Row>
      {/* A link that looks like the round buttons. */}
      <RoundButton {...{ component: Link, to: back }} aria-label={t('back')}>
        <ArrowBackRoundedIcon />
      </RoundButton>
      <Typography variant="h1">{t('number', { number: order.number })}</Typography>
      <State ref={state} id="state" role="group" aria-label={t('blocks.status')} tabIndex={-1}>
        <OrderChips order={order} />
      </State>
      {order.substitute_for === null ? null : (
        <Former to={paths.order(order.substitute_for.id)}>
          {t('held.for', { number: order.substitute_for.number })}
        </Former>
      )}
    </Row>
  );
}
