import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

export function Terms() {
  const { t } = useTranslation();
  return <Typography variant="h1">{t('about')}</Typography>;
}
