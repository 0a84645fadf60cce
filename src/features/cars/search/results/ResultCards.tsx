import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { CarCard as Car } from '#contract/cars.ts';
import { CarCard } from '#src/features/cars/card/CarCard.tsx';
import { CarCardSkeleton } from '#src/features/cars/card/CarCardSkeleton.tsx';
import type { CardDates } from '#src/features/cars/card/useCarLink.ts';

/** How high a card is in a list of so many columns: its photo is 3:2, its words are as high as those of the skeleton. */
const cardHeight = (columns: number) => `calc((100cqi - ${(columns - 1) * 20}px) / ${columns} / 1.5 + 89px)`;

/**
 * Far from the window a card is neither laid out nor drawn, but can be found, focused and jumped to. The height it is taken
 * to have until then is all but its own, so that the page stays as high as it was.
 */
const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '32px 20px',
  transition: theme.transitions.create('opacity'),
  '&[aria-busy=true]': { opacity: 0.5 },
  containerType: 'inline-size',
  '& > li': {
    // Room for the focus rings, which the box of what is left out would cut.
    margin: -6,
    padding: 6,
    contentVisibility: 'auto',
    containIntrinsicHeight: `auto ${cardHeight(3)}`,
  },
  [theme.breakpoints.down('xl')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li': { containIntrinsicHeight: `auto ${cardHeight(2)}` },
  },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > li': { containIntrinsicHeight: `auto ${cardHeight(1)}` },
  },
}));

// From 901 px the filters stand beside the cards.
const photoSizes =
  '(min-width: 1280px) 285px, (min-width: 1025px) calc(33.3vw - 141px), (min-width: 901px) calc(50vw - 164px), ' +
  '(min-width: 725px) calc(50vw - 34px), (min-width: 627px) calc(50vw - 26px), calc(100vw - 32px)';
/** The card in the first view of every screen: its photo goes before all others, which wait for the layout. */
const firstView = 1;

interface Props {
  readonly cars: readonly Car[];
  readonly dates: CardDates | null;
  /** The cars are those of the search before. */
  readonly isStale: boolean;
  /** The next page is on its way. */
  readonly isGrowing: boolean;
}

/** The cars that were found. */
export const ResultCards = memo(function ResultCards({ cars, dates, isStale, isGrowing }: Props) {
  return (
    <Cards aria-busy={isStale}>
      {cars.map((car, index) => (
        <li key={car.id}>
          <CarCard car={car} dates={dates} sizes={photoSizes} isFirst={index < firstView} />
        </li>
      ))}
      {isGrowing ? awaitedCards(3) : null}
    </Cards>
  );
});

/** Boxes in the place of the first cars. */
export function AwaitedCards() {
  return <Cards aria-busy>{awaitedCards(9)}</Cards>;
}

const awaitedCards = (count: number) =>
  Array.from({ length: count }, (_, place) => `next ${place}`).map((key) => (
    <li key={key}>
      <CarCardSkeleton />
    </li>
  ));
