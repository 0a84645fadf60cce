import EventAvailableOutlinedIcon from '@mui/icons-material/EventAvailableOutlined';
import SellOutlinedIcon from '@mui/icons-material/SellOutlined';
import VerifiedUserOutlinedIcon from '@mui/icons-material/VerifiedUserOutlined';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchForm } from '#src/features/cars/search/SearchForm.tsx';
import { ReviewCard } from '#src/features/reviews/ReviewCard.tsx';
import { ReviewCardSkeleton } from '#src/features/reviews/ReviewCardSkeleton.tsx';
import { useListReviewsQuery } from '#src/features/reviews/reviewsApi.ts';
import { ReviewTrack } from '#src/features/reviews/ReviewTrack.ts';
import { CarouselArrows } from '#src/shared/ui/layout/CarouselArrows.tsx';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { SectionHeading } from '#src/shared/ui/layout/SectionHeading.tsx';
import { useCarousel } from '#src/shared/ui/layout/useCarousel.ts';
import { BelowFold } from '#src/shared/ui/states/BelowFold.tsx';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { CarRows } from './CarRows.tsx';
import { Hero } from './Hero.tsx';
import { OwnersCall } from './OwnersCall.tsx';
import { Section } from './Section.ts';

/** The form lies over the lower edge of the picture. */
const SearchPlace = styled('div')(({ theme }) => ({
  position: 'relative',
  zIndex: 3,
  marginTop: -44,
  [theme.breakpoints.down('md')]: { marginTop: -52 },
}));

export default function HomeScreen() {
  const { t } = useTranslation('home');
  return (
    <>
      <title>{t('documentTitle')}</title>
      <meta name="description" content={t('documentDescription')} />
      <Hero />
      <Container>
        <SearchPlace>
          <SearchForm />
        </SearchPlace>
        <TrustLine />
      </Container>
      <CarRows />
      <BelowFold tall={[569, 338]}>
        <HowItWorks />
      </BelowFold>
      <BelowFold tall={[290, 347]}>
        <ReviewsRow />
      </BelowFold>
      <BelowFold tall={[1106, 595]}>
        <OwnersCall />
      </BelowFold>
    </>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  // As many columns as there is room for, whatever is written in them: a font that comes late moves nothing to a new row.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
  gap: '8px 32px',
  paddingTop: 24,
  color: theme.vars.palette.text.secondary,
  fontSize: '.875rem',
  lineHeight: 1.45,
  '& > li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& svg': { width: 20, height: 20, color: theme.vars.palette.primary.text },
  [theme.breakpoints.down('md')]: { paddingTop: 20 },
}));

/** What a visitor may rely on, in one line. */
function TrustLine() {
  const { t } = useTranslation('home');
  return (
    <List>
      <li>
        <EventAvailableOutlinedIcon />
        <span>{t('trust.cancel')}</span>
      </li>
      <li>
        <VerifiedUserOutlinedIcon />
        <span>{t('trust.verified')}</span>
      </li>
      <li>
        <SellOutlinedIcon />
        <span>{t('trust.total')}</span>
      </li>
    </List>
  );
}

const places = ['first', 'second', 'third', 'fourth'];

/** What drivers say; absent while nobody has said anything. */
function ReviewsRow() {
  const { t } = useTranslation('home');
  const id = useId();
  const carousel = useCarousel();
  const query = useListReviewsQuery({});
  if (query.currentData?.reviews.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <Container>
        <SectionHeading id={id} title={t('reviews.title')}>
          <CarouselArrows carousel={carousel} />
        </SectionHeading>
        <QueryPart
          query={query}
          error={t('reviews.error')}
          waiting={
            <ReviewTrack aria-labelledby={id}>
              {places.map((place) => (
                <ReviewCardSkeleton key={place} />
              ))}
            </ReviewTrack>
          }
        >
          {({ reviews }) => (
            <ReviewTrack ref={carousel.attach} aria-labelledby={id}>
              {reviews.map((review) => (
                <ReviewCard key={review.id} review={review} />
              ))}
            </ReviewTrack>
          )}
        </QueryPart>
      </Container>
    </Section>
  );
}

/** Three steps on a road, across on wide windows and down on phones. */
const Steps = styled('ol')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: '0 40px',
  marginTop: 40,
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 23,
    right: 0,
    left: 0,
    height: 2,
    background: `repeating-linear-gradient(90deg, ${theme.vars.palette.outline} 0 18px, transparent 18px 32px)`,
  },
  '& > li': { position: 'relative' },
  '& .number': {
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 10px ${theme.vars.palette.background.default}`,
    color: theme.vars.palette.primary.contrastText,
    fontSize: '1.25rem',
    fontWeight: 600,
  },
  '& h3': { margin: '22px 0 6px' },
  '& p': { maxWidth: '22em', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('lg')]: { gap: '0 24px' },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: '1fr',
    gap: 32,
    marginTop: 24,
    '&::before': {
      top: 0,
      right: 'auto',
      bottom: 70,
      left: 23,
      width: 2,
      height: 'auto',
      background: `repeating-linear-gradient(180deg, ${theme.vars.palette.outline} 0 14px, transparent 14px 24px)`,
    },
    '& > li': { minHeight: 64, paddingLeft: 72 },
    '& .number': { position: 'absolute', top: 0, left: 0 },
    '& h3': { margin: '10px 0 6px' },
  },
}));

const steps = ['find', 'book', 'drive'] as const;

function HowItWorks() {
  const { t } = useTranslation('home');
  return (
    <Section>
      <Container>
        <Typography variant="h2">{t('how.title')}</Typography>
        <Steps>
          {steps.map((step, index) => (
            <li key={step}>
              <b className="number" aria-hidden>
                {index + 1}
              </b>
              <Typography variant="h3">{t(`how.${step}`)}</Typography>
              <p>{t(`how.${step}Text`)}</p>
            </li>
          ))}
        </Steps>
      </Container>
    </Section>
  );
}
