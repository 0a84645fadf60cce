import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Price } from '#src/features/currency/Price.tsx';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { monthlyEarnings } from './earnings.ts';

const Card = styled('div')(({ theme }) => ({
  position: 'absolute',
  right: 32,
  bottom: 32,
  left: 32,
  padding: '20px 22px',
  borderRadius: 18,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.elevation.modal,
  color: theme.vars.palette.text.primary,
  fontSize: '.875rem',
  lineHeight: 1.5,
  '& > output': { display: 'block', fontSize: '1.875rem', fontWeight: 600, letterSpacing: '-.02em', lineHeight: 1.2 },
  '& > small': { color: theme.vars.palette.text.secondary, fontSize: 'inherit' },
  [theme.breakpoints.down('md')]: {
    right: theme.layout.gutter,
    bottom: 24,
    left: theme.layout.gutter,
  },
}));

const daysOfMonth = 30;
const usualDays = 17;

const chosenPart = (days: number) => `${((days - 1) / (daysOfMonth - 1)) * 100}%`;

const bar = (colour: string) => `linear-gradient(${colour}, ${colour}) left center / 100% 4px no-repeat`;

/** The browser's own slider: it needs no script to be dragged. */
const Slider = styled('input')(({ theme }) => {
  const thumb = {
    boxSizing: 'border-box',
    width: 24,
    height: 24,
    border: `2px solid ${theme.vars.palette.primary.main}`,
    borderRadius: '50%',
    backgroundColor: '#fff',
    boxShadow: '0 1px 4px rgba(20,33,27,.2)',
    appearance: 'none',
  } as const;
  return {
    display: 'block',
    width: '100%',
    height: 44,
    margin: 0,
    appearance: 'none',
    background: `${bar(theme.vars.palette.primary.main)}, ${bar(theme.vars.palette.divider)}`,
    backgroundSize: `var(--chosen, ${chosenPart(usualDays)}) 4px, 100% 4px`,
    cursor: 'pointer',
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
  };
});

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  fontWeight: 500,
  '& > :last-child': { color: theme.vars.palette.text.tertiary, fontWeight: 400 },
}));

/** What a car can bring in: an example that answers to the slider. */
export function EarningsCard() {
  const { t } = useTranslation('home');
  const [days, setDays] = useUiState('home/days', usualDays, { privacy: 'keep' });
  const rented = t('owners.rented', { count: days });
  return (
    <Card>
      <small>{t('owners.example')}</small>
      <output htmlFor="rented-days">
        <Price tetri={monthlyEarnings(days)} />
      </output>
      <small>{t('owners.perMonth')}</small>
      <Slider
        id="rented-days"
        type="range"
        min={1}
        max={daysOfMonth}
        value={days}
        aria-label={t('owners.days')}
        aria-valuetext={rented}
        onChange={(event) => setDays(Number(event.target.value))}
        // An attribute would need a policy that allows styles in the HTML.
        ref={(slider) => slider?.style.setProperty('--chosen', chosenPart(days))}
      />
      <Line aria-hidden>
        <span>{rented}</span>
        <span>{t('owners.ofMonth', { count: daysOfMonth })}</span>
      </Line>
    </Card>
  );
}
