import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import DoNotDisturbAltRoundedIcon from '@mui/icons-material/DoNotDisturbAltRounded';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import ScheduleRoundedIcon from '@mui/icons-material/ScheduleRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { StatusChip } from '#src/shared/ui/components/StatusChip.tsx';
import type { ExceptionDay } from './branchForm.ts';
import { Handovers } from './Handovers.tsx';
import type { HolidayName } from './publicHolidays.ts';

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '10px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > div': { flex: '1 1 200px', minWidth: 0 },
  '& b': { fontWeight: 500 },
  '& small': { display: 'block', ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

interface Props {
  readonly day: ExceptionDay;
  readonly holiday: HolidayName | null;
  readonly branchId: number | null;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

export function ExceptionRow({ day, holiday, branchId, onEdit, onRemove }: Props) {
  const { t } = useTranslation('branches');
  const date = formatDay(day.date, useAppSelector(selectLanguage), 'full');
  return (
    <Row>
      <div>
        <b>{date}</b>
        {holiday === null ? null : <small>{t(`holidays.${holiday}`)}</small>}
        <Handovers branchId={branchId} day={day} />
      </div>
      {day.from === null || day.to === null ? (
        <StatusChip data-tone="off">
          <DoNotDisturbAltRoundedIcon />
          <span>{t('hours.closed')}</span>
        </StatusChip>
      ) : (
        <StatusChip data-tone="wait">
          <ScheduleRoundedIcon />
          <span>{`${day.from}–${day.to}`}</span>
        </StatusChip>
      )}
      <span>
        <IconButton aria-label={t('exceptions.edit', { date })} onClick={onEdit}>
          <EditOutlinedIcon />
        </IconButton>
        <IconButton aria-label={t('exceptions.remove', { date })} onClick={onRemove}>
          <CloseRoundedIcon />
        </IconButton>
      </span>
    </Row>
  );
}
