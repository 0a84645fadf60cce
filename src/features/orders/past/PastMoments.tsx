import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PastMoment } from '#contract/calls/orders/pastOrder.ts';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { useEventText } from '../useEventText.ts';
import { usePastText } from './usePastText.ts';

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 2,
  // All of a long history, without the rest of the screen moving away.
  maxHeight: 560,
  margin: '0 -10px',
  overflowY: 'auto',
  '& a': {
    display: 'block',
    padding: '8px 10px',
    borderRadius: theme.radii.control,
    fontSize: '.9375rem',
    '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
    '&[aria-current]': { backgroundColor: theme.vars.palette.primary.soft, color: theme.vars.palette.primary.onSoft },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '& .moment': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: '.8125rem' },
  '& [aria-current] > .moment': { color: 'inherit' },
}));

interface Props {
  readonly moments: readonly PastMoment[];
  /** Which of them is shown. */
  readonly shown: string | null;
  readonly addressOf: (moment: string) => string;
}

/** When something was written to an order, and what; each leads to the order as it was then. */
export function PastMoments({ moments, shown, addressOf }: Props) {
  const { t } = useTranslation('past');
  const eventText = useEventText();
  const pastText = usePastText();
  const wordsOf = ({ events, parts }: PastMoment): string =>
    events.length > 0
      ? events.map(eventText).join(' · ')
      : t('recorded', { parts: parts.map((part) => t(`part.${part}`)).join(', ') });
  return (
    <PanelBlock>
      <h2>{t('moments')}</h2>
      <List aria-label={t('moments')}>
        {moments.map((moment) => (
          <li key={moment.at}>
            <Link to={addressOf(moment.at)} replace {...(moment.at === shown && { 'aria-current': 'step' as const })}>
              <span>{wordsOf(moment)}</span>
              <small className="moment">{pastText(moment.at)}</small>
            </Link>
          </li>
        ))}
      </List>
    </PanelBlock>
  );
}
