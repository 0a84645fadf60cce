import ChevronLeftRoundedIcon from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRoundedIcon from '@mui/icons-material/ChevronRightRounded';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CarCard } from '#contract/calls/cars.ts';
import { Picture } from '#src/shared/ui/components/Picture.tsx';
import type { PictureSource } from '#src/shared/ui/components/Picture.tsx';
import { PhotoArrow, PhotoDots } from './photoParts.ts';

interface Props {
  car: Pick<CarCard, 'image' | 'more_images' | 'brand' | 'model'>;
  to: string;
  sizes: string;
  isFirst: boolean;
}

/**
 * The photos of a card: swiped by a finger, moved by arrows under a mouse. Until one comes near there is the first photo
 * alone, with its dots drawn and room beside it, so that the very first swipe has somewhere to go.
 */
export function CardPhotos({ car, to, sizes, isFirst }: Props) {
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
      {/* The title of the card is the link for keyboards and screen readers. */}
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
              <i key={picture.url} data-on={index === current ? '' : undefined} />
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
