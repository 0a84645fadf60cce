import EventAvailableOutlinedIcon from '@mui/icons-material/EventAvailableOutlined';
import PersonOutlineRoundedIcon from '@mui/icons-material/PersonOutlineRounded';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contract/cars.ts';
import type { Quote } from '#contract/quotes.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatGel } from '#src/lib/formatMoney.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { Panel } from '#src/ui/Panel.tsx';

const Rules = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  '& > li': {
    display: 'flex',
    gap: 12,
    padding: '14px 16px',
    borderRadius: theme.radii.large,
    backgroundColor: theme.vars.palette.background.mist,
    ...theme.typography.body2,
  },
  '& svg': { flex: 'none', width: 20, height: 20, marginTop: 1 },
}));

/** What the client agrees to, in words and with the real moments and sums. */
export function Terms({ car, quote }: { car: Car; quote: Quote }) {
  const { t } = useTranslation('checkout');
  const language = useAppSelector(selectLanguage);
  const { ofInstant } = useMomentText();
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <h2 id={id}>{t('rules.title')}</h2>
      <Rules>
        <li>
          <EventAvailableOutlinedIcon />
          <span>
            {t('rules.cancel', { moment: ofInstant(quote.free_until) })}{' '}
            {quote.deposit === 0 ? null : t('rules.deposit', { sum: formatGel(quote.deposit, language) })}
          </span>
        </li>
        <li>
          <PersonOutlineRoundedIcon />
          <span>
            {t('rules.age', { age: car.min_age })}{' '}
            {car.min_licence_years === 0 ? null : t('rules.licence', { count: car.min_licence_years })}
          </span>
        </li>
      </Rules>
    </Panel>
  );
}
