import { useColorScheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useIsHydrated } from '#src/shared/hooks/useIsHydrated.ts';
import { SegmentedSwitch } from './SegmentedSwitch.tsx';

/** Light, dark or as the system: stored in this browser alone. */
export function SchemeSwitch() {
  const { t } = useTranslation('common');
  const { mode = 'system', setMode } = useColorScheme();
  // The server does not know what this browser stores.
  const isHydrated = useIsHydrated();
  return (
    <SegmentedSwitch
      label={t('scheme.title')}
      value={isHydrated ? mode : 'system'}
      options={[
        { value: 'system', label: t('scheme.system'), name: t('scheme.asSystem') },
        { value: 'light', label: t('scheme.light') },
        { value: 'dark', label: t('scheme.dark') },
      ]}
      onChange={setMode}
    />
  );
}
