import ChevronLeftRoundedIcon from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRoundedIcon from '@mui/icons-material/ChevronRightRounded';
import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import ZoomInRoundedIcon from '@mui/icons-material/ZoomInRounded';
import ZoomOutRoundedIcon from '@mui/icons-material/ZoomOutRounded';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Picture } from '#contract/calls/cars/cars.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { atEnd } from '#src/shared/ui/components/atEnd.ts';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { PhotoSlide } from './PhotoSlide.tsx';
import { PhotoThumbs } from './PhotoThumbs.tsx';
import { useSnapIndex } from './useSnapIndex.ts';

/** Dark in both colour schemes. */
const Room = styled(Dialog)({
  '& .MuiDialog-paper': {
    width: '100%',
    height: '100%',
    borderRadius: 0,
    overflow: 'hidden',
    backgroundColor: '#0b120e',
    color: '#edf3ef',
    colorScheme: 'dark',
  },
});

/** Photos in full screen. The dialog traps the focus and restores it on closing. */
export function FullScreenPhotos(props: SlidesProps) {
  const titleId = useId();
  return (
    <Room open fullScreen onClose={props.onClose} aria-labelledby={titleId}>
      <VisuallyHidden id={titleId}>{props.name}</VisuallyHidden>
      <PhotoSlides {...props} />
    </Room>
  );
}

/** An icon button on the dark background of the full-screen view. */
const GlassButton = styled(IconButton)({
  backgroundColor: 'rgba(255,255,255,.1)',
  color: 'inherit',
  '&:hover': { backgroundColor: 'rgba(255,255,255,.2)' },
  '&:active': { backgroundColor: 'rgba(255,255,255,.26)' },
  '&.Mui-focusVisible': { outlineColor: '#fff' },
  '&.Mui-disabled': { color: 'rgba(255,255,255,.3)' },
});

const Column = styled('div')({ display: 'flex', flexDirection: 'column', height: '100%' });
const Stage = styled('div')({ position: 'relative', flex: 1, minHeight: 0 });
const Row = styled('div')({
  display: 'flex',
  height: '100%',
  overflowX: 'auto',
  overscrollBehavior: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '&:focus-visible': { outlineOffset: -3 },
});

interface SlidesProps {
  photos: readonly Picture[];
  /** "Hyundai Tucson 2022" */
  name: string;
  /** Index of the chosen photo. */
  first: number;
  /** Address of a photo as it is loaded already, smaller. */
  thumbnailOf: (position: number) => string | undefined;
  onClose: () => void;
}

/** One photo at a time: swipe, arrow keys, arrows and thumbnails; a click or tap zooms in. */
function PhotoSlides({ photos, name, first, thumbnailOf, onClose }: SlidesProps) {
  const { t } = useTranslation('car');
  const { scroller, index, goTo, onScroll } = useSnapIndex('car/photo', first, { privacy: 'keep' });
  const [zoomed, setZoomed] = useUiState<number | null>('car/zoomed', null, { privacy: 'keep' });
  const last = photos.length - 1;
  const shot = photos[index]?.shot ?? 'front';

  const show = (next: number) => {
    setZoomed(null);
    goTo(Math.min(Math.max(next, 0), last));
  };
  const toggleZoom = () => setZoomed(zoomed === index ? null : index);

  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => show(index - 1),
    ArrowRight: () => show(index + 1),
    Home: () => show(0),
    End: () => show(last),
    '+': () => setZoomed(index),
    '-': () => setZoomed(null),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  };

  return (
    // Keys work wherever the focus is inside the dialog.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <Column onKeyDown={onKeyDown}>
      <PhotoToolbar
        caption={t(`shot.${shot}`)}
        counter={t('gallery.counter', { current: index + 1, total: photos.length })}
        isZoomed={zoomed === index}
        onZoom={toggleZoom}
        onClose={onClose}
      />
      <Stage>
        <Row ref={scroller} role="group" aria-label={t('gallery.label')} tabIndex={0} onScroll={onScroll}>
          {photos.map((photo, position) => (
            <PhotoSlide
              key={photo.shot}
              photo={photo}
              thumbnailOf={() => thumbnailOf(position)}
              alt={t('gallery.alt', { car: name, shot: t(`shot.${photo.shot}`) })}
              isCurrent={position === index}
              isNear={Math.abs(position - index) <= 1}
              isZoomed={zoomed === position}
              onZoom={toggleZoom}
            />
          ))}
        </Row>
        <PhotoArrows index={index} last={last} onShow={show} />
      </Stage>
      <PhotoThumbs photos={photos} index={index} onShow={show} />
      <VisuallyHidden role="status">
        {t('gallery.position', { current: index + 1, total: photos.length, shot: t(`shot.${shot}`) })}
      </VisuallyHidden>
    </Column>
  );
}

const Arrow = styled(GlassButton)(({ theme }) => ({
  position: 'absolute',
  top: '50%',
  width: 52,
  height: 52,
  marginTop: -26,
  backgroundColor: 'rgba(8,26,18,.6)',
  '&[aria-disabled=true]': { color: 'rgba(255,255,255,.3)', cursor: 'default' },
  // Touch devices swipe.
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

interface Props {
  index: number;
  last: number;
  onShow: (index: number) => void;
}

function PhotoArrows({ index, last, onShow }: Props) {
  const { t } = useTranslation('car');
  return (
    <>
      <Arrow aria-label={t('gallery.previous')} {...atEnd(index === 0, () => onShow(index - 1))} sx={{ left: 16 }}>
        <ChevronLeftRoundedIcon />
      </Arrow>
      <Arrow aria-label={t('gallery.next')} {...atEnd(index === last, () => onShow(index + 1))} sx={{ right: 16 }}>
        <ChevronRightRoundedIcon />
      </Arrow>
    </>
  );
}

const Bar = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, padding: '8px 8px 8px 20px' });

const Caption = styled('p')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  ...theme.typography.body2,
  fontWeight: 500,
  '& > .counter': { marginRight: 12, opacity: 0.72, fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
}));

interface PhotoToolbarProps {
  caption: string;
  counter: string;
  isZoomed: boolean;
  onZoom: () => void;
  onClose: () => void;
}

/** Caption, counter, zoom and close button. */
function PhotoToolbar({ caption, counter, isZoomed, onZoom, onClose }: PhotoToolbarProps) {
  const { t } = useTranslation('car');
  return (
    <Bar>
      <Caption aria-hidden>
        <span className="counter">{counter}</span>
        {caption}
      </Caption>
      <GlassButton aria-label={t(isZoomed ? 'gallery.zoomOut' : 'gallery.zoomIn')} onClick={onZoom}>
        {isZoomed ? <ZoomOutRoundedIcon /> : <ZoomInRoundedIcon />}
      </GlassButton>
      <GlassButton aria-label={t('gallery.close')} onClick={onClose} autoFocus>
        <CloseRoundedIcon />
      </GlassButton>
    </Bar>
  );
}
