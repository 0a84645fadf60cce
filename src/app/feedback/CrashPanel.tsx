import CarCrashOutlinedIcon from '@mui/icons-material/CarCrashOutlined';
import { useTranslation } from 'react-i18next';
import { FailurePanel } from './FailurePanel.tsx';

/** A screen whose own code failed. */
export function CrashPanel({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <FailurePanel
      kind="crash"
      icon={<CarCrashOutlinedIcon />}
      title={t('failure.crash.title')}
      text={t('failure.crash.text')}
      onRetry={onRetry}
    />
  );
}
