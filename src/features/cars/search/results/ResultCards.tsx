import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { CarCard as Car } from '#contract/calls/cars.ts';
import { SEARCH_PAGE_SIZE } from '#contract/domain/limits.ts';
import type { SearchAnswer } from '#contract/calls/search.ts';
import { CarCard } from '#src/features/cars/card/CarCard.tsx';
import { CarCardSkeleton } from '#src/features/cars/card/CarCardSkeleton.tsx';
import type { CardDates } from '#src/features/cars/card/useCarLink.ts';

/** How high a card is in a list of so many columns: its photo is 3:2, its words are as high as those of the skeleton. */
const cardHeight = (columns: number) => `((100cqi - ${(columns - 1) * 20}px) / ${columns} / 1.5 + 89px)`;
/** Between rows, px. */
const gap = 32;
/** For the focus rings, which the box of what is left out would cut, px. */
const room = 6;

/** The heights that cards and pages are taken to have while they are far away. */
const intrinsicHeights = (columns: number) => {
  const rows = SEARCH_PAGE_SIZE / columns;
  return {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    containIntrinsicHeight: `auto calc(${cardHeight(columns)} * ${rows} + ${(rows - 1) * gap}px)`,
    '& > li': { containIntrinsicHeight: `auto calc(${cardHeight(columns)})` },
  };
};

/** Blocks, as a grid of pages would look at all of them whenever one changes. */
const Pages = styled('div')({ containerType: 'inline-size' });

/**
 * Far from the window a card is neither laid out nor drawn, but can be found, focused and jumped to. The height it is taken
 * to have until then is all but its own, so that the page stays as high as it was. Of pages the same: where a card comes
 * into sight, the cards of its own page are laid out and no others.
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
  },
  '&:not(:last-child)': { marginBottom: gap - room },
  ...intrinsicHeights(3),
  [theme.breakpoints.down('xl')]: intrinsicHeights(2),
  [theme.breakpoints.down('sm')]: intrinsicHeights(1),
}));

// From 901 px the filters stand beside the cards.
const photoSizes =
  '(min-width: 1280px) 285px, (min-width: 1025px) calc(33.3vw - 141px), (min-width: 901px) calc(50vw - 164px), ' +
  '(min-width: 725px) calc(50vw - 34px), (min-width: 627px) calc(50vw - 26px), calc(100vw - 32px)';
/** The card in the first view of every screen: its photo goes before all others, which wait for the layout. */
const firstView = 1;

interface PageProps {
  readonly cars: readonly Car[];
  readonly dates: CardDates | null;
  /** The cars are those of the search before. */
  readonly isStale: boolean;
  readonly isFirst: boolean;
}

/** Drawn once: the pages that come after it change nothing in it. */
const CardPage = memo(function CardPage({ cars, dates, isStale, isFirst }: PageProps) {
  return (
    <Cards aria-busy={isStale}>
      {cars.map((car, index) => (
        <li key={car.id}>
          <CarCard car={car} dates={dates} sizes={photoSizes} isFirst={isFirst && index < firstView} />
        </li>
      ))}
    </Cards>
  );
});

interface Props {
  readonly pages: readonly SearchAnswer[];
  readonly dates: CardDates | null;
  /** The cars are those of the search before. */
  readonly isStale: boolean;
  /** The next page is on its way, and takes its time. */
  readonly isGrowing: boolean;
}

/** The cars that were found, a list for each page of them. */
export const ResultCards = memo(function ResultCards({ pages, dates, isStale, isGrowing }: Props) {
  return (
    <Pages>
      {pages.map(({ cars }, index) => (
        // A car that the next search finds as well keeps its card: a page is what its place in the list makes it.
        // oxlint-disable-next-line react/no-array-index-key
        <CardPage key={index} cars={cars} dates={dates} isStale={isStale} isFirst={index === 0} />
      ))}
      {isGrowing ? <Cards aria-busy>{awaitedCards(3)}</Cards> : null}
    </Pages>
  );
});

/** Boxes in the place of the first cars. */
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
