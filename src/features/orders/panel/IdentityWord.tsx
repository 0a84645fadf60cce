import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import type { OrderIdentity } from '#contract/orders.ts';
import { IdentityChip } from '../IdentityChip.tsx';

interface Props {
  readonly identity: OrderIdentity | null;
  readonly isGiven: boolean;
  readonly onChange: (isGiven: boolean) => void;
}

/** Before a hand-over: whether the client is verified, and the owner's word where nobody has checked the papers. */
export function IdentityWord({ identity, isGiven, onChange }: Props) {
  const { t } = useTranslation('orders');
  return (
    <>
      <p>
        <IdentityChip identity={identity ?? 'missing'} />
      </p>
      {identity === 'verified' ? null : (
        <>
          <p>{t('identity.owner.look')}</p>
          <FormControlLabel
            control={<Checkbox checked={isGiven} onChange={(_event, isOn) => onChange(isOn)} />}
            label={t('identity.owner.seen')}
          />
        </>
      )}
    </>
  );
}
