import BlockRoundedIcon from '@mui/icons-material/BlockRounded';
import CheckCircleOutlineRoundedIcon from '@mui/icons-material/CheckCircleOutlineRounded';
import RemoveCircleOutlineRoundedIcon from '@mui/icons-material/RemoveCircleOutlineRounded';
import ScheduleRoundedIcon from '@mui/icons-material/ScheduleRounded';
import { useTranslation } from 'react-i18next';
import type { Account } from '#contract/calls/accounts.ts';
import { StatusChip } from '#src/shared/ui/components/StatusChip.tsx';

const looks = {
  blocked: { tone: 'bad', Icon: BlockRoundedIcon },
  passed: { tone: 'ok', Icon: CheckCircleOutlineRoundedIcon },
  pending: { tone: 'wait', Icon: ScheduleRoundedIcon },
  rejected: { tone: 'wait', Icon: ScheduleRoundedIcon },
  not_verified: { tone: 'off', Icon: RemoveCircleOutlineRoundedIcon },
} as const;

type Shown = Pick<Account, 'is_blocked' | 'verification' | 'roles'>;

/** Shows a block and, for clients only, how far their identity is verified. */
export function AccountChip({ account: { is_blocked: isBlocked, verification, roles } }: { account: Shown }) {
  const { t } = useTranslation('accounts');
  if (!isBlocked && !roles.includes('client')) return null;
  const state = isBlocked ? 'blocked' : verification;
  const { tone, Icon } = looks[state];
  return (
    <StatusChip data-tone={tone}>
      <Icon />
      <span>{t(`state.${state}`)}</span>
    </StatusChip>
  );
}
