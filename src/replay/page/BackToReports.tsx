import ArrowBackRoundedIcon from '@mui/icons-material/ArrowBackRounded';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#src/shared/lib/paths.ts';

/** The list is another document. */
export function BackToReports() {
  const { t } = useTranslation('support');
  return (
    <IconButton
      component={Link}
      to={paths.supportTraces}
      reloadDocument
      aria-label={t('replay.toReports')}
      edge="start"
    >
      <ArrowBackRoundedIcon />
    </IconButton>
  );
}
