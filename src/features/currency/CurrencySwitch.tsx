import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { SegmentedSwitch } from '#src/shared/ui/components/SegmentedSwitch.tsx';
import { currencySwitched, selectCurrency } from './currencySlice.ts';

const options = [
  { value: 'usd', label: 'USD' },
  { value: 'gel', label: 'GEL' },
] as const;

export function CurrencySwitch() {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  return (
    <SegmentedSwitch
      label={t('currency')}
      value={currency}
      options={options}
      onChange={(chosen) => dispatch(currencySwitched(chosen))}
    />
  );
}
