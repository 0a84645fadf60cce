import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { RentPage } from '#contract/calls/cars/rent.ts';
import { Price } from '#src/features/currency/Price.tsx';
import { useMoney } from '#src/features/currency/useMoney.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { countText } from '../search/countText.ts';
import { withPlace } from '../search/place/searchPlace.ts';
import { changeFilters } from '../search/searchFilters.ts';
import type { SearchFilters } from '../search/searchFilters.ts';
import { searchPath } from '../search/searchPath.ts';
import { rentDocument } from './rentDocument.ts';
import { useGetRentPageQuery } from './rentApi.ts';

const Page = styled(Container)(({ theme }) => ({
  paddingBlock: '40px 72px',
  '& > section': { marginTop: 48 },
  '& > section > h2': { marginBottom: 16 },
  [theme.breakpoints.down('md')]: { paddingBlock: '24px 40px', '& > section': { marginTop: 36 } },
}));

/** As many columns as there is room for. */
const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: 12,
});

const Card = styled(Link)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '2px 12px',
  height: '100%',
  minHeight: 44,
  padding: '14px 16px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radii.control,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '& > .name': { flexBasis: '100%', fontWeight: 600 },
  '& > .detail': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** `/rent/{place}`: the cars of a city or an airport at a glance. */
export default function RentScreen() {
  const { t } = useTranslation('rent');
  const { place = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetRentPageQuery({ params: { place } });
  if (currentData) return <RentPlacePage page={currentData} />;
  if (error === undefined || isFetching) return <Waiting />;
  const isMissing = 'status' in error && error.status === 404;
  return (
    <Page>
      <title>{`${t(isMissing ? 'missing' : 'failed')} · Gza`}</title>
      {isMissing ? <meta name="robots" content="noindex" /> : null}
      <Typography variant="h1" sx={{ mb: 3 }}>
        {t(isMissing ? 'missing' : 'failed')}
      </Typography>
      {isMissing ? (
        <ButtonLink to={paths.search}>{t('everywhere')}</ButtonLink>
      ) : (
        <ErrorState isWhole text={t('failedText')} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

function Waiting() {
  const { t } = useTranslation('rent');
  return (
    <Page aria-busy>
      <title>{`${t('waiting')} · Gza`}</title>
      <SkeletonBox sx={{ width: 'min(100%, 480px)', height: 48 }} />
      <SkeletonBox sx={{ height: 320, mt: 4 }} />
    </Page>
  );
}

function RentPlacePage({ page }: { readonly page: RentPage }) {
  const { t } = useTranslation('rent');
  const { place, count, categories, models, others } = page;
  const { heading, title, description } = rentDocument(t, page);
  const here = withPlace({}, place);
  return (
    <Page>
      <title>{title}</title>
      <meta name="description" content={description} />
      <Typography variant="h1">{heading}</Typography>
      {count === 0 ? (
        <EmptyState title={t(`none.${place.kind}`, { place: place.name })} text={t('noneText')}>
          <ButtonLink to={paths.search}>{t('everywhere')}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <Facts page={page} />
          <ButtonLink size="large" to={searchPath(here)}>
            {t('seeAll')}
          </ButtonLink>
          <CarList
            title={t('categories')}
            cars={categories.map(({ code, ...cars }) => ({
              ...cars,
              filters: changeFilters(here, { category: [code] }),
            }))}
          />
          <CarList
            title={t('models')}
            cars={models.map(({ code, name, brand, brand_name, ...cars }) => ({
              ...cars,
              name: `${brand_name} ${name}`,
              filters: changeFilters(here, { brand: [brand], model: [code] }),
            }))}
          />
        </>
      )}
      <section aria-labelledby="places">
        <Typography id="places" variant="h2">
          {t('others')}
        </Typography>
        <Grid>
          {others.map((other) => (
            <li key={other.code}>
              <Card to={paths.rent(other.code)}>
                <b className="name">{other.name}</b>
              </Card>
            </li>
          ))}
        </Grid>
      </section>
    </Page>
  );
}

const Values = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px 48px',
  margin: '24px 0 12px',
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontSize: '1.5rem', fontWeight: 600 },
}));

const Note = styled('p')(({ theme }) => ({
  maxWidth: '40em',
  marginBottom: 24,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

/** How many cars, and what they cost at least. */
function Facts({ page: { count, price_from, delivery_from } }: { readonly page: RentPage }) {
  const { t } = useTranslation('rent');
  const language = useAppSelector(selectLanguage);
  const prices = [
    ['lowest', price_from],
    ['handOver', delivery_from],
  ] as const;
  return (
    <>
      <Values>
        <div>
          <dt>{t('cars')}</dt>
          <dd>{countText(count, false, language)}</dd>
        </div>
        {prices.map(([name, tetri]) =>
          tetri === null ? null : (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>
                <Price tetri={tetri} />
              </dd>
            </div>
          ),
        )}
      </Values>
      <Note>{t('note')}</Note>
    </>
  );
}

interface CarListProps {
  readonly title: string;
  readonly cars: readonly {
    readonly name: string;
    readonly count: number;
    readonly price_from: number;
    readonly filters: SearchFilters;
  }[];
}

/** Kinds of cars, each with its number, its lowest price and the way to their search. */
function CarList({ title, cars }: CarListProps) {
  const { t } = useTranslation('rent');
  const language = useAppSelector(selectLanguage);
  const { formatPrice } = useMoney();
  return (
    <section aria-label={title}>
      <Typography variant="h2">{title}</Typography>
      <Grid>
        {cars.map(({ name, count, price_from, filters }) => {
          const to = searchPath(filters);
          return (
            <li key={to}>
              <Card to={to}>
                <b className="name">{name}</b>
                <span className="detail">{t('count', { count, formatted: countText(count, false, language) })}</span>
                <span className="detail">{t('from', { price: formatPrice(price_from) })}</span>
              </Card>
            </li>
          );
        })}
      </Grid>
    </section>
  );
}
