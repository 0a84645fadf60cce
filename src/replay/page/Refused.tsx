import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#src/shared/lib/paths.ts';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import emptyRoad from '#src/shared/ui/components/pictures/emptyRoad.webp';

const art = { src: emptyRoad, width: 560, height: 300 };

/** Why there is nothing to see here, and where to go instead. */
export function Refused({ reason }: { reason: 'unknown' | 'notAllowed' | 'notFound' }) {
  const { t } = useTranslation('support');
  return (
    <>
      <title>{`${t('replay.title')} · Gza`}</title>
      <EmptyState
        isScreen
        picture={art}
        title={t(`replay.refused.${reason}.title`)}
        text={t(`replay.refused.${reason}.text`)}
      >
        {reason === 'notFound' ? (
          <Button component={Link} to={paths.supportReplay} size="large">
            {t('replay.refused.toFiles')}
          </Button>
        ) : (
          <Button component={Link} to={paths.home} reloadDocument size="large">
            {t('replay.refused.toSite')}
          </Button>
        )}
      </EmptyState>
    </>
  );
}
