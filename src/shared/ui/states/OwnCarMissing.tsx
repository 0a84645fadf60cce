import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';

/** An owner's screen about a car that is none of theirs, or no longer. */
export function OwnCarMissing() {
  const { t } = useTranslation('panel');
  return (
    <>
      <title>{`${t('carMissing.title')} · Gza`}</title>
      <EmptyState isScreen title={t('carMissing.title')} text={t('carMissing.text')}>
        <ButtonLink size="large" to={paths.adminCars}>
          {t('carMissing.link')}
        </ButtonLink>
      </EmptyState>
    </>
  );
}
