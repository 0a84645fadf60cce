import { useTranslation } from 'react-i18next';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { CarChoice } from './CarChoice.tsx';
import { moneyText } from './carFields.ts';

/** A price that really stood, and until which day it may be shown struck through. */
export interface OfferedPrice {
  readonly price: number;
  readonly until: string;
}

/** The former price: one of those that the history of the car allows, or none. */
export function OldPrice({ offered }: { offered: readonly OfferedPrice[] }) {
  const { t } = useTranslation('fleet');
  const language = useAppSelector(selectLanguage);
  return (
    <CarChoice
      name="old_price"
      label={t('fields.old_price')}
      options={offered.map(({ price, until }) => ({
        value: moneyText(price),
        label: t('prices.until', { price: formatGel(price, language), day: formatDay(until, language, 'medium') }),
      }))}
      isDisabled={offered.length === 0}
      hint={t(offered.length === 0 ? 'prices.noOld' : 'prices.old')}
    />
  );
}
