import AutoDeleteOutlinedIcon from '@mui/icons-material/AutoDeleteOutlined';
import CheckCircleRoundedIcon from '@mui/icons-material/CheckCircleRounded';
import PriorityHighRoundedIcon from '@mui/icons-material/PriorityHighRounded';
import ScheduleRoundedIcon from '@mui/icons-material/ScheduleRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { TraceReport } from '#contract/calls/traces.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { StatusChip } from '#src/shared/ui/components/StatusChip.tsx';

const DAY = 24 * 3_600_000;
/** From so many days before the deletion it is told. */
const WARNED_DAYS = 2;

const looks = {
  new: { tone: 'bad', Icon: PriorityHighRoundedIcon },
  open: { tone: 'wait', Icon: ScheduleRoundedIcon },
  solved: { tone: 'ok', Icon: CheckCircleRoundedIcon },
} as const;

const Chips = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: 6 });

/** Who works on a report, and that it is about to go. */
export function TraceChip({ report: { state, handler, deleted_at: end } }: { report: TraceReport }) {
  const { t } = useTranslation('support');
  const daysLeft = Math.max(1, Math.ceil((Date.parse(end) - useServerNow()) / DAY));
  const { tone, Icon } = looks[state];
  return (
    <Chips>
      <StatusChip data-tone={tone}>
        <Icon />
        <span>
          {state === 'open' && handler !== null
            ? t('reports.chip.openBy', { name: handler })
            : t(`reports.chip.${state}`)}
        </span>
      </StatusChip>
      {daysLeft > WARNED_DAYS ? null : (
        <StatusChip data-tone="off">
          <AutoDeleteOutlinedIcon />
          <span>{t('reports.deletedIn', { count: daysLeft })}</span>
        </StatusChip>
      )}
    </Chips>
  );
}
