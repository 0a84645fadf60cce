import AddCircleOutlineRoundedIcon from '@mui/icons-material/AddCircleOutlineRounded';
import ChildCareRoundedIcon from '@mui/icons-material/ChildCareRounded';
import FlightLandRoundedIcon from '@mui/icons-material/FlightLandRounded';
import LuggageOutlinedIcon from '@mui/icons-material/LuggageOutlined';
import PersonOutlineRoundedIcon from '@mui/icons-material/PersonOutlineRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { CarExtra } from '#contract/calls/cars/cars.ts';
import { useMoney } from '#src/features/currency/useMoney.ts';
import { CheckRow } from '#src/shared/ui/components/CheckRow.tsx';
import { Block } from '../Block.tsx';

/** Extras without an icon of their own get a plus. */
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
  lineHeight: 1.4,
  '&:has(:checked)': { backgroundColor: theme.vars.palette.primary.soft },
  '& > label': { alignItems: 'center', minHeight: 64, padding: '12px 18px' },
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& svg, & .note': { color: theme.vars.palette.text.secondary },
  '& .note': { display: 'block', fontSize: '.875rem' },
}));

const Name = styled('span')({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: 8,
  alignItems: 'center',
  fontSize: '1rem',
  lineHeight: 1.4,
});

const Cost = styled('span')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.primary,
  fontSize: '.9375rem',
  fontWeight: 500,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
}));

interface Props {
  readonly extras: readonly CarExtra[];
  /** Codes. */
  readonly chosen: readonly string[];
  readonly onToggle: (code: string) => void;
}

/** Optional extras; the price updates at once. */
export function Extras({ extras, chosen, onToggle }: Props) {
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
              <CheckRow
                label={
                  <Name>
                    <Icon />
                    <span>
                      {extra.name}
                      <small className="note">{extra.description}</small>
                    </span>
                  </Name>
                }
                end={
                  <Cost>
                    <span>{costOf(extra)}</span>
                    {extra.most === null ? null : (
                      <small className="note">{t('extras.most', { price: format(extra.most) })}</small>
                    )}
                  </Cost>
                }
                isChecked={chosen.includes(extra.code)}
                onChange={() => onToggle(extra.code)}
              />
            </Item>
          );
        })}
      </List>
    </Block>
  );
}
