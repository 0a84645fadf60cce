import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router';
import type { Car } from '#contract/calls/cars/cars.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { readId } from '#src/shared/lib/readId.ts';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { useDatesInAddress } from './booking/useDatesInAddress.ts';
import { carDocument } from './carDocument.ts';
import { CarNotFound } from './CarNotFound.tsx';
import { CarPage, CarColumns } from './CarPage.tsx';
import { useCar } from './useCar.ts';

/** `/cars/rent/{slug}/{id}`: only the id identifies the car. */
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

  // Redirect old links, so that each car has one URL.
  if (slug !== car.slug) return <Navigate to={paths.car(car.slug, car.id) + search} replace />;

  return (
    <>
      <CarHead car={car} />
      <CarPage car={car} range={range} onDatesChange={setRange} />
    </>
  );
}

/** Title and meta tags of the document. */
function CarHead({ car }: { car: Car }) {
  const { t } = useTranslation('car');
  const { title, description } = carDocument(t, car);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  );
}

const Top = styled('div')(({ theme }) => ({
  paddingTop: 53,
  [theme.breakpoints.down('md')]: { display: 'flex', flexDirection: 'column-reverse', paddingTop: 0 },
}));

const Heading = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  marginBottom: 20,
  [theme.breakpoints.down('md')]: { margin: '18px 0 0' },
}));

/** As high as the mosaic: half its width minus the gap, 3:2. */
const Photos = styled(SkeletonBox)(({ theme }) => ({
  aspectRatio: '300 / 100',
  borderRadius: theme.radii.panel,
  [theme.breakpoints.down('md')]: {
    aspectRatio: '3 / 2',
    marginInline: `calc(-1 * ${theme.layout.gutter})`,
    borderRadius: 0,
  },
}));

const Facts = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '24px 16px',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
}));

const Aside = styled(SkeletonBox)(({ theme }) => ({
  height: 360,
  borderRadius: theme.radii.panel,
  [theme.breakpoints.down('lg')]: { display: 'none' },
}));

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The skeleton of the car page. */
function CarSkeleton() {
  const { t } = useTranslation('car');
  return (
    <Container role="status" aria-label={t('loading')}>
      <title>{`${t('loading')} · Gza`}</title>
      <Top>
        <Heading>
          <SkeletonBox sx={{ width: 'min(320px, 70%)', height: 36 }} />
          <SkeletonBox sx={{ width: 'min(380px, 86%)', height: 18 }} />
        </Heading>
        <Photos />
      </Top>
      <CarColumns>
        <div>
          <SkeletonBox sx={{ width: 90, height: 24, mb: 5 }} />
          <Facts>
            {places.map((place) => (
              <SkeletonBox key={place} sx={{ height: 72 }} />
            ))}
          </Facts>
        </div>
        <Aside />
      </CarColumns>
    </Container>
  );
}
