import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { selectNeedsSecondFactor } from '#src/features/auth/authSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { SecondFactorPanel } from './factor/SecondFactorPanel.tsx';
import { ProfilePanels } from './ProfilePanels.tsx';

const Column = styled('div')({ display: 'grid', gap: 20, maxWidth: 900 });

/** The account of an owner, or of staff, in the control panel. */
export default function PanelProfileScreen() {
  const needsSecondFactor = useAppSelector(selectNeedsSecondFactor);
  return <Column>{needsSecondFactor ? <SecondFactorFirst /> : <ProfilePanels hasPassword />}</Column>;
}

const Notice = styled('p')(({ theme }) => ({
  padding: '14px 16px',
  borderRadius: theme.radii.control,
  backgroundColor: theme.vars.palette.warning.soft,
  color: theme.vars.palette.warning.onSoft,
}));

/** All that staff without a second factor get to see. */
function SecondFactorFirst() {
  const { t } = useTranslation('profile');
  return (
    <>
      <title>{`${t('factor.title')} · Gza`}</title>
      <h1 hidden>{t('factor.title')}</h1>
      <Notice role="status">{t('factor.required')}</Notice>
      <SecondFactorPanel />
    </>
  );
}
