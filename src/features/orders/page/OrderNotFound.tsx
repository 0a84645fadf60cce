import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import emptyRoad from '#src/shared/ui/components/pictures/emptyRoad.webp';

const picture = { src: emptyRoad, width: 560, height: 300 };

/** No such order, or somebody else's: nobody learns which. */
export function OrderNotFound({ back }: { back: string }) {
  const { t } = useTranslation('orders');
  return (
    <>
      <title>{`${t('missing.title')} · Gza`}</title>
      <EmptyState isScreen picture={picture} title={t('missing.title')} text={t('missing.text')}>
        <ButtonLink size="large" to={back}>
          {t('missing.action')}
        </ButtonLink>
      </EmptyState>
    </>
  );
}
