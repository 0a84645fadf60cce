import PersonOutlineRoundedIcon from '@mui/icons-material/PersonOutlineRounded';
import VpnKeyOutlinedIcon from '@mui/icons-material/VpnKeyOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { SegmentTabs } from '#src/shared/ui/components/SegmentTabs.tsx';

export type RegistrationTab = 'client' | 'owner';

interface Props {
  readonly id: string;
  readonly value: RegistrationTab;
  readonly onChange: (tab: RegistrationTab) => void;
}

/** As whom somebody registers. */
export function RegistrationTabs({ id, value, onChange }: Props) {
  const { t } = useTranslation('auth');
  return (
    <Box sx={{ mb: 6 }}>
      <SegmentTabs
        id={id}
        label={t('registration.as')}
        value={value}
        options={[
          { value: 'client', label: t('registration.client'), Icon: PersonOutlineRoundedIcon },
          { value: 'owner', label: t('registration.owner'), Icon: VpnKeyOutlinedIcon },
        ]}
        onChange={onChange}
      />
    </Box>
  );
}
