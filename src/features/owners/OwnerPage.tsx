import OutlinedFlagRoundedIcon from '@mui/icons-material/OutlinedFlagRounded';
import VerifiedRoundedIcon from '@mui/icons-material/VerifiedRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarCard as Car, Review } from '#contract/calls/cars/cars.ts';
import type { Owner } from '#contract/calls/owners.ts';
import { formatPercent } from '#contract/domain/format/formatPercent.ts';
import { CarCard } from '#src/features/cars/card/CarCard.tsx';
import { answerTime } from '#src/features/cars/page/answerTime.ts';
import { Block } from '#src/features/cars/page/Block.tsx';
import { ReviewFigure } from '#src/features/cars/page/reviews/ReviewFigure.tsx';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { ownLanguageFirst } from '#src/features/cars/page/reviews/ReviewText.tsx';
import { formatRating } from '#src/shared/format/formatRating.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { ReportContext } from '#src/shared/ui/components/ReportButton.tsx';
import { FaceAvatar } from '#src/shared/ui/components/FaceAvatar.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { MorePages } from '#src/shared/ui/states/MorePages.tsx';
import type { PagedQuery } from '#src/shared/ui/states/MorePages.tsx';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { ownerDocument } from './ownerDocument.ts';
import type { OwnerAnswer } from './ownersApi.ts';

interface Props {
  readonly pages: readonly OwnerAnswer[];
  readonly query: PagedQuery;
}

/** Everything that visitors may know of an owner. */
export function OwnerPage({ pages, query }: Props) {
  const { t } = useTranslation('car');
  const language = useAppSelector(selectLanguage);
  const [first] = pages;
  if (first === undefined) return null;
  const { owner, cars } = first;
  const { title, description } = ownerDocument(t, owner);
  return (
    <Container>
      <title>{title}</title>
      <meta name="description" content={description} />
      <OwnerHeading owner={owner} />
      <OwnerFigures owner={owner} />
      <OwnerCars owner={owner} cars={cars} />
      <OwnerReviews
        owner={owner}
        reviews={pages.flatMap(({ reviews }) => ownLanguageFirst(reviews, language))}
        query={query}
      />
      <ReportOwner />
    </Container>
  );
}

const Heading = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  padding: '40px 0 28px',
  '& > .about': { minWidth: 0 },
  '& h1': { overflowWrap: 'anywhere' },
  '& h1 > svg': { width: 28, height: 28, marginLeft: 10, verticalAlign: -4, color: theme.vars.palette.primary.main },
  '& p': { marginTop: 6, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('md')]: { gap: 16, padding: '24px 0 20px' },
}));

/** Picture, name, badge, and what kind of owner this is since when. */
function OwnerHeading({ owner }: { owner: Owner }) {
  const { t } = useTranslation('car');
  const { t: forms } = useTranslation('forms');
  const facts = [t(`ownerPage.kind.${owner.kind}`), t('owner.since', { year: owner.since.slice(0, 4) })];
  const languages = owner.languages.map((language) => forms(`spoken.${language}`));
  return (
    <Heading>
      <FaceAvatar name={owner.name} seed={owner.id} picture={owner.picture} size={96} />
      <div className="about">
        <Typography variant="h1">
          {owner.name}
          {owner.is_verified ? <VerifiedRoundedIcon titleAccess={t('owner.verified')} /> : null}
        </Typography>
        <p>{facts.join(' · ')}</p>
        {languages.length === 0 ? null : <p>{t('ownerPage.speaks', { languages: languages.join(', ') })}</p>}
      </div>
    </Heading>
  );
}

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '32px 20px',
  [theme.breakpoints.down('xl')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const photoSizes =
  '(min-width: 1280px) 285px, (min-width: 725px) calc(33.3vw - 40px), (min-width: 627px) calc(50vw - 26px), ' +
  'calc(100vw - 32px)';

const Note = styled('p')(({ theme }) => ({
  marginTop: 20,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

/** The cars that can be rented now. */
function OwnerCars({ owner, cars }: { owner: Owner; cars: readonly Car[] }) {
  const { t } = useTranslation('car');
  return (
    <Block title={t('ownerPage.cars')}>
      {cars.length === 0 ? <p>{t('ownerPage.carsNone')}</p> : null}
      <Cards>
        {cars.map((car) => (
          <li key={car.id}>
            <CarCard car={car} sizes={photoSizes} />
          </li>
        ))}
      </Cards>
      {cars.length < owner.cars_count ? (
        <Note>{t('ownerPage.carsMore', { shown: cars.length, count: owner.cars_count })}</Note>
      ) : null}
    </Block>
  );
}

const Foot = styled('div')(({ theme }) => ({
  padding: '20px 0 48px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** Tells support; the form already says which owner it is about. */
function ReportOwner() {
  const { t } = useTranslation('car');
  const report = useContext(ReportContext);
  if (report === null) return null;
  return (
    <Foot>
      <Button
        variant="text"
        startIcon={<OutlinedFlagRoundedIcon />}
        data-dialog="report"
        aria-haspopup="dialog"
        onClick={() => report()}
      >
        {t('ownerPage.report')}
      </Button>
    </Foot>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 20,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

interface OwnerReviewsProps {
  readonly owner: Owner;
  readonly reviews: readonly Review[];
  readonly query: PagedQuery;
}

/** The reviews of all cars of an owner, with the answers. */
function OwnerReviews({ owner, reviews, query }: OwnerReviewsProps) {
  const { t } = useTranslation('car');
  return (
    <Block title={t('reviews.title')}>
      {reviews.length === 0 ? <p>{t('ownerPage.reviewsNone')}</p> : null}
      <List aria-busy={query.isFetchingNextPage}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewFigure withCar review={review} ownerName={owner.name} />
          </li>
        ))}
      </List>
      <MorePages query={query} label={t('reviews.showMore')} error={t('reviews.failed')} />
      <VisuallyHidden role="status">
        {reviews.length === 0 ? '' : t('reviews.shown', { count: reviews.length })}
      </VisuallyHidden>
    </Block>
  );
}

const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 16,
  margin: '0 0 32px',
  '& > div': { padding: 20, borderRadius: theme.radii.card, backgroundColor: theme.vars.palette.background.mist },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
  '& dd > .value': { display: 'block', margin: '4px 0 6px', fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.3 },
  '& dd > .note': { display: 'block', ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
}));

/** What happened so far, each with a sentence about what it counts. */
function OwnerFigures({ owner }: { owner: Owner }) {
  const { t } = useTranslation('car');
  const language = useAppSelector(selectLanguage);
  const { rating, reviews_count, trips, answers_within_minutes, cancelled_share } = owner;
  const rows = [
    {
      key: 'rating',
      value: rating === null ? null : formatRating(rating, language),
      note: rating === null ? t('ownerPage.rating.none') : t('reviewsCount', { count: reviews_count }),
    },
    { key: 'trips', value: String(trips), note: t('ownerPage.trips.note') },
    {
      key: 'answers',
      value: answers_within_minutes === null ? null : answerTime(answers_within_minutes, t),
      note: t(answers_within_minutes === null ? 'ownerPage.answers.none' : 'ownerPage.answers.note'),
    },
    {
      key: 'cancelled',
      value: cancelled_share === null ? null : formatPercent(Math.round(cancelled_share * 100), language),
      note: t(cancelled_share === null ? 'ownerPage.cancelled.none' : 'ownerPage.cancelled.note'),
    },
  ] as const;
  return (
    <Figures>
      {rows.map(({ key, value, note }) => (
        <div key={key}>
          <dt>{t(`ownerPage.${key}.name`)}</dt>
          <dd>
            {value === null ? null : <b className="value">{value}</b>}
            <small className="note">{note}</small>
          </dd>
        </div>
      ))}
    </Figures>
  );
}
