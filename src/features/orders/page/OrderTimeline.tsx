import CheckRoundedIcon from '@mui/icons-material/CheckRounded';
import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders/orders.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { orderSteps } from './orderSteps.ts';
import type { OrderStep } from './orderSteps.ts';

const Line = styled('ol')(({ theme }) => {
  const { primary, divider, outline, error, text, background } = theme.vars.palette;
  return {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    marginTop: 4,
    '& > li': { position: 'relative', paddingTop: 38, paddingRight: 12, fontSize: '.875rem', lineHeight: 1.4 },
    '& > li::before': {
      content: '""',
      position: 'absolute',
      top: 12,
      right: 0,
      left: 0,
      height: 3,
      backgroundColor: divider,
    },
    '& > [data-state=done]::before': { backgroundColor: primary.main },
    '& > li:last-child::before': { display: 'none' },
    '& .mark': {
      position: 'absolute',
      top: 0,
      left: 0,
      display: 'grid',
      placeItems: 'center',
      width: 27,
      height: 27,
      border: `2px solid ${outline}`,
      borderRadius: '50%',
      backgroundColor: background.paper,
      color: primary.contrastText,
    },
    '& .mark > svg': { width: 16, height: 16 },
    '& > [data-state=done] .mark': { borderColor: primary.main, backgroundColor: primary.main },
    '& > [data-state=now] .mark': { border: `8px solid ${primary.main}` },
    '& > [data-state=ended] .mark': { borderColor: error.main, backgroundColor: error.main, color: error.contrastText },
    '& .name': { display: 'block', fontSize: '.9375rem', fontWeight: 600 },
    '& > [data-state=todo] .name': { color: text.secondary, fontWeight: 500 },
    '& .moment': { color: text.secondary, fontSize: '.8125rem' },
    [theme.breakpoints.down('md')]: {
      gridAutoFlow: 'row',
      '& > li': { minHeight: 44, padding: '2px 0 22px 42px' },
      '& > li:last-child': { minHeight: 0, paddingBottom: 0 },
      '& > li::before': { top: 0, right: 'auto', bottom: 0, left: 12, width: 3, height: 'auto' },
    },
  };
});

/** The progress of an order, and when its next step is. */
export function OrderTimeline({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { ofRental, ofInstant } = useMomentText();
  const whenOf = ({ instant, moment }: OrderStep): string => {
    if (instant !== null) return ofInstant(instant);
    return moment === null ? '' : ofRental(moment);
  };
  return (
    <Line>
      {orderSteps(order).map((step) => (
        <li
          key={step.status}
          data-state={step.state}
          {...(step.state === 'now' && { 'aria-current': 'step' as const })}
        >
          <i className="mark">
            {step.state === 'done' ? <CheckRoundedIcon /> : null}
            {step.state === 'ended' ? <CloseRoundedIcon /> : null}
          </i>
          <b className="name">
            <span>{t(`status.${step.status}`)}</span>
            {step.state === 'todo' ? <VisuallyHidden>, {t('timeline.todo')}</VisuallyHidden> : null}
          </b>
          <small className="moment">{whenOf(step)}</small>
        </li>
      ))}
    </Line>
  );
}
