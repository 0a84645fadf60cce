import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Quote } from '#contract/calls/orders/quotes.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  counterReset: 'step',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr)',
    gap: 12,
    alignItems: 'start',
    counterIncrement: 'step',
    lineHeight: '28px',
    '&::before': {
      content: 'counter(step)',
      height: 28,
      borderRadius: '50%',
      backgroundColor: theme.vars.palette.primary.soft,
      color: theme.vars.palette.primary.onSoft,
      fontSize: '.875rem',
      fontWeight: 600,
      textAlign: 'center',
    },
    '& > .step': { lineHeight: 1.5, paddingTop: 2 },
  },
}));

interface Props {
  readonly quote: Quote;
  /** Of the pick-up. */
  readonly place: string;
}

/** What follows the button, in three steps. */
export function NextSteps({ quote, place }: Props) {
  const { t } = useTranslation('checkout');
  const { ofRental } = useMomentText();
  const id = useId();
  const steps = [
    ...(quote.needs_confirmation
      ? [t('steps.request'), t('steps.payLater', { count: quote.accepted_hours })]
      : [t('steps.payNow'), t('steps.photos')]),
    t('steps.pickUp', { moment: ofRental(quote.from), place }),
  ];
  return (
    <Panel aria-labelledby={id}>
      <h2 id={id}>{t('steps.title')}</h2>
      <List>
        {steps.map((step) => (
          <li key={step}>
            <span className="step">{step}</span>
          </li>
        ))}
      </List>
    </Panel>
  );
}
