import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router';
import { paths } from '#src/shared/lib/paths.ts';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import { useDatesInAddress } from './booking/useDatesInAddress.ts';
import { CarHead } from './CarHead.tsx';
import { CarNotFound } from './CarNotFound.tsx';
import { CarPage } from './CarPage.tsx';
import { CarSkeleton } from './CarSkeleton.tsx';
import { readId } from '#src/shared/lib/readId.ts';
import { useCar } from './useCar.ts';

/** `/cars/rent/{slug}/{id}`: the id says which car it is. */
export default function CarScreen() {
  const id = readId(useParams()['id']);
  return id === null ? <CarNotFound /> : <CarById key={id} id={id} />;
}

function CarById({ id }: { id: number }) {
  const { t } = useTranslation('car');
  const { slug } = useParams();
  const { search } = useLocation();
  const [range, setRange] = useDatesInAddress();
  const { car, failure, isFetching, retry } = useCar(id);

  if (!car) {
    if (failure?.status === 404) return <CarNotFound />;
    if (!failure || isFetching) return <CarSkeleton />;
    return (
      <Container sx={{ py: 12 }}>
        <title>{`${t('failed.title')} · Gza`}</title>
        <Typography variant="h1" sx={{ mb: 6 }}>
          {t('failed.title')}
        </Typography>
        <ErrorState isWhole text={t('failed.text')} onRetry={retry} />
      </Container>
    );
  }

  // One car has one address, whatever name an old link gave it.
  if (slug !== car.slug) return <Navigate to={paths.car(car.slug, car.id) + search} replace />;

  return (
    <>
      <CarHead car={car} />
      <CarPage car={car} range={range} onDatesChange={setRange} />
    </>
  );
}
