import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PricedCar } from '#contract/calls/prices/prices.ts';
import { addDays } from '#src/features/dates/localDay.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { LariInput } from './LariInput.tsx';
import { type PriceDraft, priceWeekday } from './priceDraft.ts';

const Weekdays = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: 12,
  marginTop: 16,
});

const Was = styled('p')(({ theme }) => ({
  marginTop: 8,
  '& a': { color: theme.vars.palette.primary.text, textDecoration: 'underline' },
}));

// Any Monday will do.
const MONDAY = '2026-06-01';

interface Props {
  readonly car: PricedCar;
  readonly draft: PriceDraft;
  /** A car that never had a base price may go on without one. */
  readonly isOptional: boolean;
  readonly onDraft: (draft: PriceDraft) => void;
}

/** The price of a day without any other rule, and weekdays with prices of their own. */
export function BaseBlock({ car, draft, isOptional, onDraft }: Props) {
  const { t } = useTranslation('prices');
  const language = useAppSelector(selectLanguage);
  return (
    <PanelBlock as="section" aria-labelledby="prices-base">
      <h2 id="prices-base">{t('base.title')}</h2>
      <LariInput
        label={t('base.price')}
        value={draft.base}
        isOptional={isOptional}
        onChange={(base) => onDraft({ ...draft, base })}
      />
      <Was>
        <span>
          {car.old_price === null || car.old_price_until === null
            ? t('base.noWas')
            : t('base.was', {
                price: formatGel(car.old_price, language),
                day: formatDay(car.old_price_until, language, 'medium'),
              })}
        </span>{' '}
        <Link to={`${paths.adminCar(car.id)}#section-prices`}>{t('base.toWas')}</Link>
      </Was>
      <Weekdays>
        {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
          <LariInput
            key={weekday}
            label={formatDay(addDays(MONDAY, weekday - 1), language, 'weekdayLong')}
            isOptional
            otherwise={draft.base}
            value={draft.weekdays.find((each) => each.weekday === weekday)?.price ?? null}
            onChange={(price) => onDraft(priceWeekday(draft, weekday, price))}
          />
        ))}
      </Weekdays>
    </PanelBlock>
  );
}
