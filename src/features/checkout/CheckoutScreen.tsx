import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { selectIsClient } from '#src/features/auth/authSlice.ts';
import { carName } from '#src/features/cars/page/carName.ts';
import { CarNotFound } from '#src/features/cars/page/CarNotFound.tsx';
import { useCar } from '#src/features/cars/page/useCar.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { readId } from '#src/shared/lib/readId.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { Checkout } from './Checkout.tsx';

/** `/checkout/{slug}/{id}?from&to&extras&payment`: the whole choice is in the URL. */
export default function CheckoutScreen() {
  const { t } = useTranslation('checkout');
  const id = readId(useParams()['id']);
  const isClient = useAppSelector(selectIsClient);
  if (id === null) return <CarNotFound />;
  return (
    <Container sx={{ pt: 8, pb: 16 }}>
      <title>{t('documentTitle')}</title>
      <meta name="robots" content="noindex" />
      {isClient ? (
        <CheckoutOf key={id} id={id} />
      ) : (
        <EmptyState isScreen title={t('clientsOnly.title')} text={t('clientsOnly.text')}>
          <ButtonLink to={paths.search} size="large">
            {t('clientsOnly.action')}
          </ButtonLink>
        </EmptyState>
      )}
    </Container>
  );
}

function CheckoutOf({ id }: { id: number }) {
  const { t } = useTranslation('checkout');
  const { car, failure, isFetching, retry } = useCar(id);
  if (car !== null) {
    return (
      <>
        <title>{t('documentTitleOf', { name: carName(car) })}</title>
        <Checkout car={car} />
      </>
    );
  }
  if (failure?.status === 404) return <CarNotFound />;
  if (failure === null || isFetching) return <CheckoutSkeleton />;
  return (
    <>
      <Typography variant="h1" sx={{ mb: 6 }}>
        {t('failed.title')}
      </Typography>
      <ErrorState isWhole text={t('failed.text')} onRetry={retry} />
    </>
  );
}

/** While the car is loading. */
function CheckoutSkeleton() {
  const { t } = useTranslation('checkout');
  return (
    <div role="status" aria-busy aria-label={t('loading')}>
      <SkeletonBox sx={{ width: '50%', height: 44, mb: 7 }} />
      <SkeletonBox sx={{ height: 300, borderRadius: 5, mb: 5 }} />
      <SkeletonBox sx={{ height: 320, borderRadius: 5 }} />
    </div>
  );
}
