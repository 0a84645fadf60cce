import CheckCircleRoundedIcon from '@mui/icons-material/CheckCircleRounded';
import DoNotDisturbAltRoundedIcon from '@mui/icons-material/DoNotDisturbAltRounded';
import ScheduleRoundedIcon from '@mui/icons-material/ScheduleRounded';
import { useTranslation } from 'react-i18next';
import { hoursOn, WHOLE_DAY } from '#contract/domain/openingHours.ts';
import type { OpeningHours } from '#contract/domain/openingHours.ts';
import { timeInTbilisi, todayInTbilisi } from '#src/features/dates/localDay.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { StatusChip } from '#src/shared/ui/components/StatusChip.tsx';

/** Whether somebody is there now, and until when or from when on. */
export function OpenNow({ opening }: { opening: OpeningHours }) {
  const { t } = useTranslation('branches');
  const now = useServerNow();
  const time = timeInTbilisi(now);
  const hours = hoursOn(opening, todayInTbilisi(now));
  if (hours === null || time > hours.to) {
    return (
      <StatusChip data-tone="off">
        <DoNotDisturbAltRoundedIcon />
        <span>{t(hours === null ? 'now.closedToday' : 'now.closed')}</span>
      </StatusChip>
    );
  }
  if (time < hours.from) {
    return (
      <StatusChip data-tone="wait">
        <ScheduleRoundedIcon />
        <span>{t('now.opens', { time: hours.from })}</span>
      </StatusChip>
    );
  }
  const isWhole = hours.from === WHOLE_DAY.from && hours.to === WHOLE_DAY.to;
  return (
    <StatusChip data-tone="ok">
      <CheckCircleRoundedIcon />
      <span>{isWhole ? t('now.always') : t('now.until', { time: hours.to })}</span>
    </StatusChip>
  );
}
