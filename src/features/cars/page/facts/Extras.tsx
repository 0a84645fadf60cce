import AddCircleOutlineRoundedIcon from '@mui/icons-material/AddCircleOutlineRounded';
import ChildCareRoundedIcon from '@mui/icons-material/ChildCareRounded';
import FlightLandRoundedIcon from '@mui/icons-material/FlightLandRounded';
import LuggageOutlinedIcon from '@mui/icons-material/LuggageOutlined';
import PersonOutlineRoundedIcon from '@mui/icons-material/PersonOutlineRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { CarExtra } from '#contract/cars.ts';
import { useMoney } from '#src/features/currency/useMoney.ts';
import { Block } from '../Block.tsx';

/** Extras the server may add later get the plain plus. */
const icons: Readonly<Record<string, typeof AddCircleOutlineRoundedIcon>> = {
  driver: PersonOutlineRoundedIcon,
  trunk: LuggageOutlinedIcon,
  child_seat: ChildCareRoundedIcon,
  delivery: FlightLandRoundedIcon,
};

const List = styled('ul')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radii.card,
  overflow: 'hidden',
}));

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'center',
  minHeight: 64,
  padding: '12px 18px',
  lineHeight: 1.4,
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > svg, & small': { color: theme.vars.palette.text.secondary },
  '& small': { display: 'block', fontSize: '.875rem' },
}));

const Cost = styled('span')({
  fontSize: '.9375rem',
  fontWeight: 500,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
});

/** What can be added to a rental. It is chosen when the order is made. */
export function Extras({ extras }: { extras: readonly CarExtra[] }) {
  const { t } = useTranslation('car');
  const { format } = useMoney();
  if (extras.length === 0) return null;

  const costOf = ({ price, per }: CarExtra) => {
    if (price === 0) return t('extras.free');
    return t(per === 'day' ? 'extras.perDay' : 'extras.perRental', { price: format(price) });
  };

  return (
    <Block title={t('extras.title')}>
      <List>
        {extras.map((extra) => {
          const Icon = icons[extra.code] ?? AddCircleOutlineRoundedIcon;
          return (
            <Item key={extra.code}>
              <Icon />
              <span>
                {extra.name}
                <small>{extra.description}</small>
              </span>
              <Cost>{costOf(extra)}</Cost>
            </Item>
          );
        })}
      </List>
    </Block>
  );
}
