import ExpandMoreRoundedIcon from '@mui/icons-material/ExpandMoreRounded';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { lazyDialog } from '#src/shared/store/lazyDialog.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { Segment, SegmentedSwitch } from '#src/shared/ui/components/SegmentedSwitch.tsx';
import { currencySwitched, selectCurrency } from './currencySlice.ts';

const options = [
  { value: 'usd', label: 'USD' },
  { value: 'gel', label: 'GEL' },
] as const;

const CurrencyMenu = lazyDialog(async () => (await import('./CurrencyMenu.tsx')).CurrencyMenu);

/** Dollars or lari; its menu has the others, of which a chosen one is shown in the place of a third value. */
export function CurrencySwitch({ place }: { readonly place: 'header' | 'menu' }) {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  const [isOpen, setIsOpen] = useUiState(`currency/${place}`, false);
  const button = useRef<HTMLButtonElement>(null);
  const other = options.some(({ value }) => value === currency) ? '' : currency.toUpperCase();
  return (
    <SegmentedSwitch
      label={t('currency')}
      value={currency}
      options={options}
      onChange={(chosen) => dispatch(currencySwitched(chosen))}
    >
      <Segment
        ref={button}
        aria-pressed={other !== '' || undefined}
        aria-label={`${other} ${t('moreCurrencies')}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        {other}
        <ExpandMoreRoundedIcon fontSize="small" />
      </Segment>
      <CurrencyMenu isOpen={isOpen} anchor={button} onClose={() => setIsOpen(false)} />
    </SegmentedSwitch>
  );
}
