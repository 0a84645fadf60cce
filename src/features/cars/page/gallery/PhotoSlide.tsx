import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';
import type { Picture as PictureOfCar } from '#contract/calls/cars/cars.ts';
import { Picture } from '#src/shared/ui/components/Picture.tsx';

/** Zoom factor. */
const zoom = 2.4;

const Slide = styled('div')({
  flex: '0 0 100%',
  height: '100%',
  overflow: 'hidden',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  scrollbarWidth: 'none',
  cursor: 'zoom-in',
  '&[data-zoomed=true]': { overflow: 'auto', overscrollBehavior: 'contain', cursor: 'zoom-out' },
  '&[data-zoomed=true] > img': { width: `${zoom * 100}%`, height: `${zoom * 100}%`, maxWidth: 'none' },
});

const Photo = styled(Picture)({
  objectFit: 'contain',
  background: 'center / contain no-repeat',
  // Disables dragging the photo as a file; its box handles clicks and drags.
  pointerEvents: 'none',
});

interface Props {
  photo: PictureOfCar;
  /** Read when the photo appears. */
  thumbnailOf: () => string | undefined;
  alt: string;
  isCurrent: boolean;
  /** Visible or one swipe away: loaded eagerly. */
  isNear: boolean;
  isZoomed: boolean;
  onZoom: () => void;
}

/** A zoomed photo is larger than its box, which then scrolls: by touch, wheel or mouse. */
export function PhotoSlide({ photo, thumbnailOf, alt, isCurrent, isNear, isZoomed, onZoom }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const point = useRef({ x: 0.5, y: 0.5 });
  const dragged = useRef(0);

  // Zoom around the clicked point, or the middle of the photo by keyboard.
  useLayoutEffect(() => {
    const { current } = box;
    if (!current || !isZoomed) return;
    current.scrollLeft = point.current.x * current.scrollWidth - current.clientWidth / 2;
    current.scrollTop = point.current.y * current.scrollHeight - current.clientHeight / 2;
    point.current = { x: 0.5, y: 0.5 };
  }, [isZoomed]);

  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    if (dragged.current > 8) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    if (!isZoomed) point.current = { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
    onZoom();
  };

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType !== 'mouse' || event.buttons !== 1 || !isZoomed) return;
    dragged.current += Math.abs(event.movementX) + Math.abs(event.movementY);
    event.currentTarget.scrollLeft -= event.movementX;
    event.currentTarget.scrollTop -= event.movementY;
  };

  return (
    // Zoom also works by key and by a button of the toolbar.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <Slide
      ref={box}
      inert={!isCurrent}
      data-zoomed={isZoomed}
      onPointerDown={() => {
        dragged.current = 0;
      }}
      onPointerMove={onPointerMove}
      onClick={onClick}
    >
      {isNear ? (
        <Photo
          picture={photo}
          placeholderOf={thumbnailOf}
          alt={alt}
          isFirst={isCurrent}
          sizes={isZoomed ? `${zoom * 100}vw` : '100vw'}
        />
      ) : null}
    </Slide>
  );
}
