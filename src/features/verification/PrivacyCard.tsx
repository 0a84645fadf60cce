import LockOutlineRoundedIcon from '@mui/icons-material/LockOutlineRounded';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DocumentBody, DocumentFrame } from './DocumentGrid.ts';

/** Who sees the documents and when they go; `keptDays` is null where the back end doesn't say. */
export function PrivacyCard({ keptDays }: { keptDays: number | null }) {
  const { t } = useTranslation('verification');
  return (
    <DocumentFrame data-look="plain">
      <DocumentBody sx={{ p: 5.5 }}>
        <LockOutlineRoundedIcon sx={{ color: 'text.secondary' }} />
        <Typography variant="h4" component="h2">
          {t('privacy.title')}
        </Typography>
        <p>{t('privacy.text')}</p>
        {keptDays === null ? null : <p>{t('privacy.deleted', { count: keptDays })}</p>}
      </DocumentBody>
    </DocumentFrame>
  );
}
