import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { isLocalDay } from '#src/features/dates/localDay.ts';

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 8,
  '&&': { flexBasis: 330 },
  '& label': { display: 'grid', gridTemplateColumns: 'auto 1fr', alignItems: 'center', gap: 6 },
  '& label > span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& input': {
    width: '100%',
    minWidth: 0,
    minHeight: 44,
    padding: '8px 10px',
    border: `1px solid ${theme.vars.palette.control}`,
    borderRadius: theme.radii.control,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    font: 'inherit',
    fontSize: '.9375rem',
  },
  [theme.breakpoints.down('lg')]: { gridColumn: '1 / -1' },
}));

interface Props {
  readonly from: string;
  readonly to: string;
  readonly onChange: (change: { from: string } | { to: string }) => void;
}

/** The first and the last day, by the browser's own fields; half-typed days change nothing. */
export function DaysFields({ from, to, onChange }: Props) {
  const { t } = useTranslation('operations');
  return (
    <Fields>
      <label>
        <span>{t('from')}</span>
        <input
          type="date"
          value={from}
          max={to}
          onChange={({ target: { value: day } }) => {
            if (isLocalDay(day) && day <= to) onChange({ from: day });
          }}
        />
      </label>
      <label>
        <span>{t('to')}</span>
        <input
          type="date"
          value={to}
          min={from}
          onChange={({ target: { value: day } }) => {
            if (isLocalDay(day) && day >= from) onChange({ to: day });
          }}
        />
      </label>
    </Fields>
  );
}
