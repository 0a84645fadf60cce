import CheckCircleRoundedIcon from '@mui/icons-material/CheckCircleRounded';
import ErrorRoundedIcon from '@mui/icons-material/ErrorRounded';
import RemoveCircleOutlineRoundedIcon from '@mui/icons-material/RemoveCircleOutlineRounded';
import ScheduleRoundedIcon from '@mui/icons-material/ScheduleRounded';
import { useTranslation } from 'react-i18next';
import type { OperationState } from '#contract/calls/operations/operations.ts';
import { StatusChip } from '#src/shared/ui/components/StatusChip.tsx';

type Tone = 'ok' | 'wait' | 'bad' | 'off';
const tones: Readonly<Record<OperationState, Tone>> = {
  held: 'wait',
  ready: 'wait',
  with_owner: 'ok',
  due: 'wait',
  sent: 'ok',
  settled: 'ok',
  returned: 'bad',
  carried: 'off',
};
const icons = {
  ok: CheckCircleRoundedIcon,
  wait: ScheduleRoundedIcon,
  bad: ErrorRoundedIcon,
  off: RemoveCircleOutlineRoundedIcon,
} as const;

/** Where an amount is. */
export function OperationStateChip({ state }: { state: OperationState }) {
  const { t } = useTranslation('operations');
  const tone = tones[state];
  const Icon = icons[tone];
  return (
    <StatusChip data-tone={tone}>
      <Icon />
      <span>{t(`states.${state}`)}</span>
    </StatusChip>
  );
}
