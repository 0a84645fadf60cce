import AccessTimeRoundedIcon from '@mui/icons-material/AccessTimeRounded';
import CancelOutlinedIcon from '@mui/icons-material/CancelOutlined';
import CheckCircleOutlineRoundedIcon from '@mui/icons-material/CheckCircleOutlineRounded';
import { useTranslation } from 'react-i18next';
import type { DocumentImage } from '#contract/calls/verification/verification.ts';
import { StatusChip } from '#src/shared/ui/components/StatusChip.tsx';

const looks = {
  approved: ['ok', CheckCircleOutlineRoundedIcon],
  pending: ['wait', AccessTimeRoundedIcon],
  rejected: ['bad', CancelOutlinedIcon],
} as const;

/** Whether one document was accepted. */
export function DocumentStatus({ status }: { status: DocumentImage['status'] }) {
  const { t } = useTranslation('verification');
  const [tone, Icon] = looks[status];
  return (
    <StatusChip data-tone={tone}>
      <Icon />
      <span>{t(`status.${status}`)}</span>
    </StatusChip>
  );
}
