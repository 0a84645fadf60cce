import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { SEARCH_PAGE_SIZE } from '#contract/domain/limits.ts';
import type { FoundCard, SearchAnswer } from '#contract/calls/cars/search.ts';
import { CarCard } from '#src/features/cars/card/CarCard.tsx';
import { CarCardSkeleton } from '#src/features/cars/card/CarCardSkeleton.tsx';
import type { CardDates } from '#src/features/cars/card/useCarLink.ts';
import { FreeDates } from '../dates/FreeDates.tsx';
import { WhyRecommended } from './WhyRecommended.tsx';

/** Height of a card by number of columns: its photo is 3:2, its text as high as in the skeleton. */
const cardHeight = (columns: number) => `((100cqi - ${(columns - 1) * 20}px) / ${columns} / 1.5 + 89px)`;
/** Gap between rows, px. */
const gap = 32;
/** Padding for focus rings, which `content-visibility` would clip, px. */
const room = 6;

/** Estimated heights of cards and pages while they are off screen. */
const intrinsicHeights = (columns: number) => {
  const rows = SEARCH_PAGE_SIZE / columns;
  return {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    containIntrinsicHeight: `auto calc(${cardHeight(columns)} * ${rows} + ${(rows - 1) * gap}px)`,
    '& > li': { containIntrinsicHeight: `auto calc(${cardHeight(columns)})` },
  };
};

/** Blocks, since a grid would lay out all pages whenever one changes. */
const Pages = styled('div')({ containerType: 'inline-size' });

/**
 * Off screen a card is neither laid out nor painted, but can be found, focused and jumped to. Its estimated height is almost
 * exact, so that the page height is stable. The same goes for pages: when a card becomes visible, only the cards of its own
 * page are laid out.
 */
const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: `${gap}px 20px`,
  transition: theme.transitions.create('opacity'),
  '&[aria-busy=true]': { opacity: 0.5 },
  '&:not(:last-child), & > li': {
    margin: -room,
    padding: room,
    contentVisibility: 'auto',
    position: 'relative',
  },
  '&:not(:last-child)': { marginBottom: gap - room },
  ...intrinsicHeights(3),
  [theme.breakpoints.down('xl')]: intrinsicHeights(2),
  [theme.breakpoints.down('sm')]: intrinsicHeights(1),
  // Beside the map there is room for fewer.
  [theme.breakpoints.up('lg')]: { '[data-map] &': intrinsicHeights(2) },
  [theme.breakpoints.between('lg', 'xl')]: { '[data-map] &': intrinsicHeights(1) },
  '[data-map] & > [data-lit]': {
    outline: `2px solid ${theme.vars.palette.text.primary}`,
    outlineOffset: -2,
    borderRadius: theme.radii.card,
  },
}));

// From 901 px the filters are beside the cards.
const photoSizes =
  '(min-width: 1280px) 285px, (min-width: 1025px) calc(33.3vw - 141px), (min-width: 901px) calc(50vw - 164px), ' +
  '(min-width: 725px) calc(50vw - 34px), (min-width: 627px) calc(50vw - 26px), calc(100vw - 32px)';
/** The first card is above the fold on every screen: its photo loads first, all others wait for the layout. */
const firstView = 1;

/** Of a car that is taken on the asked dates, the nearest free ones. */
const datesOf = (car: FoundCard, dates: CardDates | null): CardDates | null =>
  car.dates ? { ...dates, ...car.dates } : dates;

interface PageProps {
  readonly cars: readonly FoundCard[];
  readonly dates: CardDates | null;
  /** The cars belong to the previous search. */
  readonly isStale: boolean;
  readonly isFirst: boolean;
}

/** Memoized: later pages change nothing in it. */
const CardPage = memo(function CardPage({ cars, dates, isStale, isFirst }: PageProps) {
  return (
    <Cards aria-busy={isStale}>
      {cars.map((car, index) => (
        <li key={car.id} data-car={car.id}>
          <CarCard car={car} dates={datesOf(car, dates)} sizes={photoSizes} isFirst={isFirst && index < firstView} />
          {car.dates ? <FreeDates dates={car.dates} /> : null}
          {car.reasons?.length ? <WhyRecommended car={car} reasons={car.reasons} /> : null}
        </li>
      ))}
    </Cards>
  );
});

interface Props {
  readonly pages: readonly SearchAnswer[];
  readonly dates: CardDates | null;
  /** The cars belong to the previous search. */
  readonly isStale: boolean;
  /** The next page has been loading for a while. */
  readonly isGrowing: boolean;
}

/** The cars found, one list per page. */
export const ResultCards = memo(function ResultCards({ pages, dates, isStale, isGrowing }: Props) {
  return (
    <Pages>
      {pages.map(({ cars }, index) => (
        // Keyed by position, so that a car found again keeps its card.
        // oxlint-disable-next-line react/no-array-index-key
        <CardPage key={index} cars={cars} dates={dates} isStale={isStale} isFirst={index === 0} />
      ))}
      {isGrowing ? <Cards aria-busy>{awaitedCards(3)}</Cards> : null}
    </Pages>
  );
});

/** Skeletons of the first cars. */
export function AwaitedCards() {
  return (
    <Pages>
      <Cards aria-busy>{awaitedCards(9)}</Cards>
    </Pages>
  );
}

const awaitedCards = (count: number) =>
  Array.from({ length: count }, (_, place) => `next ${place}`).map((key) => (
    <li key={key}>
      <CarCardSkeleton />
    </li>
  ));
