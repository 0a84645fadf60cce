import { styled } from '@mui/material/styles';
import { ProfilePanels } from './ProfilePanels.tsx';
import { selectNeedsSecondFactor } from '#src/features/auth/authSlice.ts';
import { SecondFactorFirst } from './factor/SecondFactorFirst.tsx';
import { useAppSelector } from '#src/shared/store/hooks.ts';

const Column = styled('div')({ display: 'grid', gap: 20, maxWidth: 900 });

/** The account of an owner, or of staff, in the control panel. */
export default function PanelProfileScreen() {
  const needsSecondFactor = useAppSelector(selectNeedsSecondFactor);
  return <Column>{needsSecondFactor ? <SecondFactorFirst /> : <ProfilePanels hasPassword />}</Column>;
}
