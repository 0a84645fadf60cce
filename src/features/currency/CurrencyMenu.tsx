import CheckRoundedIcon from '@mui/icons-material/CheckRounded';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { currencies } from '#contract/domain/money/currencies.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { currencyNames } from './currencyNames.ts';
import { currencySwitched, selectCurrency } from './currencySlice.ts';

const Item = styled(MenuItem)(({ theme }) => ({
  gap: 12,
  minWidth: 232,
  minHeight: 44,
  fontVariantNumeric: 'tabular-nums',
  '& > .code': { width: 40, fontWeight: 600 },
  '& > svg': { width: 20, height: 20, marginLeft: 'auto', color: theme.vars.palette.primary.main },
}));

interface Props {
  readonly isOpen?: boolean;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Every currency prices can be shown in, the current one checked. */
export function CurrencyMenu({ isOpen = true, anchor, onClose }: Props) {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  const current = useAppSelector(selectCurrency);
  return (
    <Menu
      open={isOpen}
      anchorEl={() => anchor.current}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': t('currency') } }}
      onClose={onClose}
    >
      {currencies.map((code) => (
        <Item
          key={code}
          role="menuitemradio"
          aria-checked={code === current}
          selected={code === current}
          onClick={() => {
            onClose();
            if (code !== current) dispatch(currencySwitched(code));
          }}
        >
          <b className="code">{code.toUpperCase()}</b>
          <span>{currencyNames[language][code]}</span>
          {code === current ? <CheckRoundedIcon /> : null}
        </Item>
      ))}
    </Menu>
  );
}
