import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { identityDocuments } from '#contract/domain/documentKinds.ts';
import type { IdentityDocument } from '#contract/calls/verification/verification.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { SegmentedSwitch } from '#src/shared/ui/components/SegmentedSwitch.tsx';
import { identityChosen } from './verificationSlice.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  '& > p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** Whether an ID card or a passport is shown. */
export function IdentityChoice({ identity }: { identity: IdentityDocument }) {
  const { t } = useTranslation('verification');
  const dispatch = useAppDispatch();
  return (
    <Row>
      <SegmentedSwitch
        label={t('identity.name')}
        value={identity}
        options={identityDocuments.map((value) => ({ value, label: t(`identity.${value}`) }))}
        onChange={(value) => dispatch(identityChosen(value))}
      />
      <p>{t('identity.text')}</p>
    </Row>
  );
}
