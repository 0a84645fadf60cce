import GridViewRoundedIcon from '@mui/icons-material/GridViewRounded';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Picture as PictureOfCar } from '#contract/calls/cars/cars.ts';
import { mobileQuery } from '#src/shared/lib/mobile.ts';
import { lazyDialog } from '#src/shared/store/lazyDialog.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { Picture } from '#src/shared/ui/components/Picture.tsx';
import { galleryOrder } from './galleryOrder.ts';
import { useSnapIndex } from './useSnapIndex.ts';

const FullScreenPhotos = lazyDialog(async () => (await import('./FullScreenPhotos.tsx')).FullScreenPhotos);

const Frame = styled('section')({ position: 'relative' });

const AllPhotos = styled(Button)(({ theme }) => ({
  position: 'absolute',
  right: 16,
  bottom: 16,
  boxShadow: theme.vars.palette.elevation.raised,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

interface Props {
  images: readonly PictureOfCar[];
  /** "Hyundai Tucson 2022" */
  name: string;
}

/** A mosaic of five photos; on a phone a row to swipe. Each opens the full-screen view. */
export function Gallery({ images, name }: Props) {
  const { t } = useTranslation('car');
  const [opened, setOpened] = useUiState<number | null>('car/gallery', null, { privacy: 'keep' });
  const { scroller, index, onScroll } = useSnapIndex('car/slide', 0, { privacy: 'keep' });
  const photos = galleryOrder(images);
  /** What the page has loaded of a photo: the full screen begins with it. */
  const thumbnailOf = (position: number) => {
    const image = scroller.current?.children[position]?.querySelector('img');
    return image?.complete === true && image.naturalWidth > 0 ? image.currentSrc : undefined;
  };

  return (
    <Frame
      aria-label={t('gallery.label')}
      onPointerEnter={FullScreenPhotos.prefetch}
      onFocus={FullScreenPhotos.prefetch}
    >
      <Mosaic ref={scroller} onScroll={onScroll} small={photos.length - 1}>
        {photos.map((photo, position) => (
          <GalleryCell
            key={photo.shot}
            photo={photo}
            className={position === 0 ? 'main' : position > 4 ? 'more' : ''}
            label={t('gallery.open', { shot: t(`shot.${photo.shot}`) })}
            isMain={position === 0}
            onOpen={() => setOpened(position)}
          />
        ))}
      </Mosaic>
      {photos.length > 1 ? (
        <>
          <AllPhotos
            size="small"
            color="light"
            aria-haspopup="dialog"
            startIcon={<GridViewRoundedIcon />}
            onClick={() => setOpened(0)}
          >
            {t('gallery.all', { count: photos.length })}
          </AllPhotos>
          <PhotoCounter aria-hidden>{t('gallery.counter', { current: index + 1, total: photos.length })}</PhotoCounter>
        </>
      ) : null}
      {opened === null ? null : (
        <FullScreenPhotos
          photos={photos}
          name={name}
          first={opened}
          thumbnailOf={thumbnailOf}
          onClose={() => setOpened(null)}
        />
      )}
    </Frame>
  );
}

/**
 * One large cell and two columns of small ones. Every cell is 3:2, as the photos are: the large one is as high as
 * two small ones and the gap between, so its column is 50 % minus 2 px. On a phone the same cells are a row
 * with scroll snapping, one photo wide.
 */
const Mosaic = styled('div', { shouldForwardProp: (name) => name !== 'small' })<{ small: number }>(
  ({ theme, small }) => ({
    display: 'grid',
    gap: 8,
    gridTemplateColumns: columnsFor(small),
    borderRadius: theme.radii.panel,
    overflow: 'hidden',
    '& > .main': { gridRow: '1 / 3' },
    '& > .more': { display: 'none' },
    [theme.breakpoints.down('md')]: {
      display: 'flex',
      gap: 0,
      marginInline: `calc(-1 * ${theme.layout.gutter})`,
      borderRadius: 0,
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
      '& > button, & > .more': {
        display: 'block',
        flex: '0 0 100%',
        scrollSnapAlign: 'start',
        scrollSnapStop: 'always',
      },
    },
  }),
);

function columnsFor(small: number): string {
  if (small >= 3) return 'calc(50% - 2px) minmax(0, 1fr) minmax(0, 1fr)';
  return small === 0 ? 'minmax(0, 1fr)' : 'calc(66.667% - 2px) minmax(0, 1fr)';
}

/** "2 / 6" over the row on a phone. */
const PhotoCounter = styled('span')(({ theme }) => ({
  position: 'absolute',
  right: 0,
  bottom: 14,
  padding: '4px 10px',
  borderRadius: theme.radii.pill,
  backgroundColor: 'rgba(8,26,18,.72)',
  color: theme.vars.palette.common.white,
  ...theme.typography.caption,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const Cell = styled(ButtonBase)(({ theme }) => ({
  display: 'block',
  aspectRatio: '3 / 2',
  minWidth: 0,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.picture,
  '& img': {
    transition: theme.transitions.create('transform', { duration: 400 }),
    '@media (hover: hover)': { 'button:hover > &': { transform: 'scale(1.02)' } },
  },
  // The mosaic clips its overflow, including focus rings.
  '&.Mui-focusVisible': { outlineOffset: -4, outlineWidth: 3 },
}));

interface GalleryCellProps {
  photo: PictureOfCar;
  className: string;
  /** Accessible name of the button. */
  label: string;
  isMain: boolean;
  onOpen: () => void;
}

const mainSizes = `${mobileQuery} 100vw, (max-width: 1024px) calc(50vw - 26px), (max-width: 1279px) calc(50vw - 42px), 598px`;
const cellSizes = `${mobileQuery} 100vw, (max-width: 1279px) calc(25vw - 19px), 293px`;

/** One photo of the gallery; it opens the full-screen view. */
function GalleryCell({ photo, className, label, isMain, onOpen }: GalleryCellProps) {
  return (
    <Cell className={className} aria-label={label} aria-haspopup="dialog" onClick={onOpen}>
      <Picture picture={photo} alt="" isFirst={isMain} sizes={isMain ? mainSizes : cellSizes} />
    </Cell>
  );
}
