import AccessTimeRoundedIcon from '@mui/icons-material/AccessTimeRounded';
import NewReleasesOutlinedIcon from '@mui/icons-material/NewReleasesOutlined';
import VerifiedRoundedIcon from '@mui/icons-material/VerifiedRounded';
import { useTranslation } from 'react-i18next';
import type { OrderSummary } from '#contract/calls/orders/orders.ts';
import { StatusChip } from '#src/shared/ui/components/StatusChip.tsx';

const looks = {
  verified: { Icon: VerifiedRoundedIcon, tone: 'ok' },
  checking: { Icon: AccessTimeRoundedIcon, tone: 'wait' },
  missing: { Icon: NewReleasesOutlinedIcon, tone: 'off' },
} as const;

interface Props {
  readonly order: Pick<OrderSummary, 'identity' | 'is_identity_changed'>;
}

/** How far a client's verification is, as the owner's side sees it, and that it began again since the order. */
export function IdentityChip({ order }: Props) {
  const { t } = useTranslation('orders');
  const identity = order.identity ?? 'missing';
  const { Icon, tone } = looks[identity];
  return (
    <>
      <StatusChip data-tone={tone}>
        <Icon />
        <span>{t(`identity.chip.${identity}`)}</span>
      </StatusChip>
      {order.is_identity_changed ? <p>{t('identity.owner.changed')}</p> : null}
    </>
  );
}
