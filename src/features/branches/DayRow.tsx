import { styled } from '@mui/material/styles';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { addDays } from '#src/features/dates/localDay.ts';
import { capitalize } from '#src/shared/format/capitalize.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import type { DayHours } from './branchForm.ts';
import { TimeSpan } from './TimeSpan.tsx';

export const Rows = styled('ul')(({ theme }) => ({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '196px 236px minmax(0, 1fr)',
    alignItems: 'center',
    gap: 12,
    minHeight: 64,
    padding: '6px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, padding: '6px 0 12px' },
  },
}));

const Closed = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** The day from midnight to midnight, opening hours in green. */
const Bar = styled('span')(({ theme }) => ({
  position: 'relative',
  height: 10,
  overflow: 'hidden',
  borderRadius: 5,
  backgroundColor: theme.vars.palette.background.sunken,
  '& > .open': {
    position: 'absolute',
    insetBlock: 0,
    borderRadius: 5,
    backgroundColor: theme.vars.palette.primary.main,
  },
  [theme.breakpoints.down('lg')]: { display: 'none' },
}));

const share = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) / 14.4;
};

/** A Monday, to get the names of weekdays by adding days. */
const someMonday = '2026-11-23';

interface Props {
  readonly day: DayHours;
  readonly onChange: (day: DayHours) => void;
}

export function DayRow({ day, onChange }: Props) {
  const { t } = useTranslation('branches');
  const language = useAppSelector(selectLanguage);
  const name = formatDay(addDays(someMonday, day.weekday - 1), language, 'weekdayLong');
  return (
    <li>
      <FormControlLabel
        control={<Switch checked={day.isOpen} onChange={(_event, isOpen) => onChange({ ...day, isOpen })} />}
        label={capitalize(name, language)}
      />
      {day.isOpen ? (
        <TimeSpan of={name} from={day.from} to={day.to} onChange={(span) => onChange({ ...day, ...span })} />
      ) : (
        <Closed>{t('hours.closed')}</Closed>
      )}
      <Bar aria-hidden>
        {day.isOpen ? (
          <i className="open" style={{ left: `${share(day.from)}%`, right: `${100 - share(day.to)}%` }} />
        ) : null}
      </Bar>
    </li>
  );
}
