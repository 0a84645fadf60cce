import AccessTimeRoundedIcon from '@mui/icons-material/AccessTimeRounded';
import NewReleasesOutlinedIcon from '@mui/icons-material/NewReleasesOutlined';
import VerifiedRoundedIcon from '@mui/icons-material/VerifiedRounded';
import { useTranslation } from 'react-i18next';
import type { OrderIdentity } from '#contract/orders.ts';
import { StatusChip } from '#src/ui/StatusChip.tsx';

const looks = {
  verified: { Icon: VerifiedRoundedIcon, tone: 'ok' },
  checking: { Icon: AccessTimeRoundedIcon, tone: 'wait' },
  missing: { Icon: NewReleasesOutlinedIcon, tone: 'off' },
} as const;

/** How far a client's verification is, as the owner's side sees it. */
export function IdentityChip({ identity }: { identity: OrderIdentity }) {
  const { t } = useTranslation('orders');
  const { Icon, tone } = looks[identity];
  return (
    <StatusChip data-tone={tone}>
      <Icon />
      {t(`identity.chip.${identity}`)}
    </StatusChip>
  );
}
