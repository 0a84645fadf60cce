import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { PriceInputs } from '#contract/domain/priceInputs.ts';
import { Gel } from '#src/features/currency/Gel.tsx';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatWeekdays } from '#src/shared/format/weekdaySpans.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { KeyValues } from '#src/shared/ui/layout/KeyValues.ts';

/** A year of days is a long list. */
const Days = styled(KeyValues)({ maxHeight: 320, overflowY: 'auto' });

/** Every charged day with its price and why it cost that. */
export function PriceDays({ days }: { days: PriceInputs['days'] }) {
  const { t } = useTranslation('orders');
  const language = useAppSelector(selectLanguage);
  return (
    <>
      <h3 id="price-days">{t('check.days')}</h3>
      {/* It scrolls by itself: the keyboard must reach what is below. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <Days tabIndex={0} aria-labelledby="price-days">
        {days.map(({ date, price, rule, season }) => (
          <div key={date}>
            <dt>
              {formatWeekdays(date, date, language)}
              <small>{t(`check.rule.${rule}`, { name: season })}</small>
            </dt>
            <dd>
              <Gel tetri={price} />
            </dd>
          </div>
        ))}
      </Days>
    </>
  );
}
