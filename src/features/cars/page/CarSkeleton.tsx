import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { CarColumns } from './CarPage.tsx';

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

/** As high as the mosaic: half its width less a hair, 3:2. */
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

/** The boxes of the car page before the car is there. */
export function CarSkeleton() {
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
