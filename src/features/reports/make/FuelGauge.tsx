import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { FUEL_PARTS } from '#contract/domain/reportParts.ts';

const Gauge = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { width: '100%', padding: 0, marginBottom: 8, fontWeight: 500, fontSize: '.9375rem' },
  '& > legend > b': { float: 'right', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: `repeat(${FUEL_PARTS + 1}, minmax(0, 1fr))`,
    gap: 4,
    clear: 'both',
  },
  '& label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    height: 48,
    border: `1px solid ${theme.vars.palette.control}`,
    borderRadius: 8,
    backgroundColor: theme.vars.palette.background.mist,
    color: theme.vars.palette.text.secondary,
    fontSize: '.8125rem',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '&[data-on]': {
      borderColor: 'transparent',
      backgroundColor: theme.vars.palette.primary.main,
      color: theme.vars.palette.primary.contrastText,
    },
    '&:focus-within': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
  },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
}));

interface Props {
  readonly value: number | null;
  readonly onChange: (eighths: number) => void;
}

/** How full the tank is, in eighths. */
export function FuelGauge({ value, onChange }: Props) {
  const { t } = useTranslation('handover');
  const name = (eighths: number): string => {
    if (eighths === 0) return t('fuel.empty');
    return eighths === FUEL_PARTS ? t('fuel.full') : `${eighths}/${FUEL_PARTS}`;
  };
  return (
    <Gauge>
      <legend>
        {t('fuel.label')}
        <b>{value === null ? t('fuel.unset') : name(value)}</b>
      </legend>
      <div>
        {Array.from({ length: FUEL_PARTS + 1 }, (_none, eighths) => (
          <label key={eighths} data-on={value !== null && eighths <= value ? '' : undefined}>
            <input
              type="radio"
              name="fuel"
              checked={value === eighths}
              aria-label={name(eighths)}
              onChange={() => onChange(eighths)}
            />
            <span aria-hidden="true">{eighths}</span>
          </label>
        ))}
      </div>
    </Gauge>
  );
}
