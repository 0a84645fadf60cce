import ChevronLeftRoundedIcon from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRoundedIcon from '@mui/icons-material/ChevronRightRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { memo, use, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CarCard as Car } from '#contract/calls/cars/cars.ts';
import { Picture } from '#src/shared/ui/components/Picture.tsx';
import type { PictureSource } from '#src/shared/ui/components/Picture.tsx';
import { trackSizes } from '#src/shared/ui/layout/CarouselTrack.tsx';
import { CarAction } from './carAction.ts';
import { CardFacts, CardPrice, CardRating, CardTags } from './CardText.tsx';
import { cardRules } from './cardRules.ts';
import { useCarLink } from './useCarLink.ts';
import type { CardDates } from './useCarLink.ts';

const Card = styled('article')(
  memoTheme(({ theme }) => ({
    position: 'relative',
    minWidth: 0,
    ...cardRules(theme),
    // The title's link covers the text of the card, so all of it can be clicked.
    '& .text': { position: 'relative', paddingTop: 12 },
    '& .title': { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 8 },
    '& .title > h3': { minWidth: 0, overflowWrap: 'anywhere' },
    '& .title a': {
      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.radii.tag },
      '&:focus-visible': { outline: 0 },
      '&:focus-visible::after': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 4 },
    },
    '[data-on-deep] & .title a:focus-visible::after': { outlineColor: '#fff' },
  })),
);

interface Props {
  car: Car;
  /** The requested dates, passed on to the car page. */
  dates?: CardDates | null;
  /** Width of the photo, as in `<img sizes>`. */
  sizes?: string;
  /** The photo is above the fold. */
  isFirst?: boolean;
}

const inTrack = trackSizes(4, 3);

/** Visible while a pointer is over the photo. */
const PhotoDots = styled('span')({
  position: 'absolute',
  right: 0,
  bottom: 12,
  left: 0,
  zIndex: 2,
  display: 'flex',
  justifyContent: 'center',
  gap: 5,
  pointerEvents: 'none',
  '& > .dot': {
    width: 6,
    height: 6,
    borderRadius: 3,
    backgroundColor: '#fff',
    boxShadow: '0 0 2px rgba(20,33,27,.5)',
    opacity: 0.62,
  },
  '& > [data-on]': { width: 16, opacity: 1 },
});

/** For a mouse: touch swipes, and the keyboard opens the car. */
const PhotoArrow = styled(ButtonBase)({
  position: 'absolute',
  top: '50%',
  right: 10,
  zIndex: 2,
  width: 36,
  height: 36,
  marginTop: -18,
  borderRadius: '50%',
  backgroundColor: 'rgba(255,255,255,.94)',
  boxShadow: '0 1px 4px rgba(20,33,27,.2)',
  color: '#14211b',
  opacity: 0,
  transition: 'opacity 150ms',
  'article:hover &': { opacity: 1 },
  '@media (hover: none)': { display: 'none' },
  '&[data-left]': { right: 'auto', left: 10 },
  '& > svg': { width: 20, height: 20 },
});

interface CardPhotosProps {
  car: Pick<Car, 'image' | 'more_images' | 'brand' | 'model'>;
  to: string;
  sizes: string;
  isFirst: boolean;
}

/**
 * The photos of a card: swiped by touch, moved by arrows with a mouse. Until a pointer comes near, only the first photo is
 * rendered, with its dots and empty space beside it, so that the first swipe works.
 */
function CardPhotos({ car, to, sizes, isFirst }: CardPhotosProps) {
  const { t } = useTranslation('common');
  const track = useRef<HTMLSpanElement>(null);
  const [isAwake, setIsAwake] = useState(false);
  const [current, setCurrent] = useState(0);
  const pictures: readonly PictureSource[] = [car.image, ...car.more_images];
  const name = `${car.brand} ${car.model}`;

  const wake = () => setIsAwake(true);
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {};
    setCurrent(Math.round(scrollLeft / Math.max(1, clientWidth)));
  };
  const move = (step: 1 | -1) => {
    track.current?.scrollBy({ left: step * track.current.clientWidth, behavior: 'smooth' });
  };

  return (
    <div className="photo" onPointerEnter={wake} onTouchStart={wake}>
      {/* Keyboards and screen readers use the link in the title. */}
      <Link className="photo-link" to={to} tabIndex={-1} aria-hidden>
        <span
          className="photo-track"
          ref={track}
          data-swipe={pictures.length > 1 ? (isAwake ? 'all' : 'first') : undefined}
          onScroll={follow}
        >
          {(isAwake ? pictures : pictures.slice(0, 1)).map((picture, index) => (
            <Picture
              key={picture.url}
              picture={picture}
              alt={index === 0 ? name : t('card.pictureOf', { car: name, number: index + 1 })}
              sizes={sizes}
              isFirst={isFirst && index === 0}
            />
          ))}
        </span>
      </Link>
      {pictures.length > 1 && !isAwake ? (
        <span className="resting-dots" aria-hidden data-count={pictures.length} />
      ) : null}
      {pictures.length > 1 && isAwake ? (
        <>
          <PhotoDots aria-hidden>
            {pictures.map((picture, index) => (
              <i className="dot" key={picture.url} data-on={index === current ? '' : undefined} />
            ))}
          </PhotoDots>
          {current > 0 ? (
            <PhotoArrow data-left="" tabIndex={-1} aria-label={t('card.previousPicture')} onClick={() => move(-1)}>
              <ChevronLeftRoundedIcon />
            </PhotoArrow>
          ) : null}
          {current < pictures.length - 1 ? (
            <PhotoArrow tabIndex={-1} aria-label={t('card.nextPicture')} onClick={() => move(1)}>
              <ChevronRightRoundedIcon />
            </PhotoArrow>
          ) : null}
        </>
      ) : null}
    </div>
  );
}

/** Memoized: lists of cards grow and are dimmed around it. */
export const CarCard = memo(function CarCard({ car, dates = null, sizes = inTrack, isFirst = false }: Props) {
  const { to, intent } = useCarLink(car, dates);
  const actionOf = use(CarAction);
  return (
    <Card {...intent}>
      <CardPhotos car={car} to={to} sizes={sizes} isFirst={isFirst} />
      <CardTags car={car} />
      {actionOf({ car, place: 'photo' })}
      <div className="text">
        <div className="title">
          <h3>
            <Link to={to}>
              {car.brand} {car.model}
            </Link>{' '}
            <span className="year">{car.year}</span>
          </h3>
          <CardRating rating={car.rating} count={car.reviews_count} />
        </div>
        <CardFacts car={car} />
        <CardPrice car={car} />
      </div>
    </Card>
  );
});
