import GridViewRoundedIcon from '@mui/icons-material/GridViewRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Picture } from '#contract/calls/cars.ts';
import { lazyDialog } from '#src/shared/store/lazyDialog.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { GalleryCell } from './GalleryCell.tsx';
import { galleryOrder } from './galleryOrder.ts';
import { Mosaic, PhotoCounter } from './Mosaic.tsx';
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
  images: readonly Picture[];
  /** "Hyundai Tucson 2022" */
  name: string;
}

/** A mosaic of five pictures; on a phone one row to swipe. Every picture opens the full-screen view. */
export function Gallery({ images, name }: Props) {
  const { t } = useTranslation('car');
  const [opened, setOpened] = useUiState<number | null>('car/gallery', null, { privacy: 'keep' });
  const { scroller, index, onScroll } = useSnapIndex('car/slide', 0, { privacy: 'keep' });
  const photos = galleryOrder(images);

  return (
    <Frame aria-label={t('gallery.label')} onPointerEnter={FullScreenPhotos.prefetch}>
      <Mosaic ref={scroller} onScroll={onScroll} small={photos.length - 1}>
        {photos.map((photo, position) => (
          <GalleryCell
            key={photo.shot}
            photo={photo}
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
        <FullScreenPhotos photos={photos} name={name} first={opened} onClose={() => setOpened(null)} />
      )}
    </Frame>
  );
}
