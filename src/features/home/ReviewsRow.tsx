import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ReviewCard } from '#src/features/reviews/ReviewCard.tsx';
import { ReviewCardSkeleton } from '#src/features/reviews/ReviewCardSkeleton.tsx';
import { ReviewTrack } from '#src/features/reviews/ReviewTrack.ts';
import { useListReviewsQuery } from '#src/features/reviews/reviewsApi.ts';
import { CarouselArrows } from '#src/shared/ui/layout/CarouselArrows.tsx';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SectionHeading } from '#src/shared/ui/layout/SectionHeading.tsx';
import { useCarousel } from '#src/shared/ui/layout/useCarousel.ts';
import { Section } from './Section.ts';

const places = ['first', 'second', 'third', 'fourth'];

/** What drivers say; absent while nobody has said anything. */
export function ReviewsRow() {
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
