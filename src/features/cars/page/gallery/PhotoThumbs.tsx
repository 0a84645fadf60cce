import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Picture as PictureOfCar } from '#contract/calls/cars/cars.ts';
import { Picture } from '#src/shared/ui/components/Picture.tsx';

const Strip = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'center',
  gap: 8,
  padding: '12px 16px 16px',
  // Low screens need the height for the photo.
  [`${theme.breakpoints.down('md')}, (max-height: 480px)`]: { display: 'none' },
}));

const Thumb = styled(ButtonBase)({
  width: 84,
  aspectRatio: '3 / 2',
  borderRadius: 8,
  overflow: 'hidden',
  opacity: 0.56,
  '&:hover, &[aria-current=true]': { opacity: 1 },
  '&[aria-current=true]': { boxShadow: '0 0 0 2px #fff' },
  '&.Mui-focusVisible': { outlineColor: '#fff', outlineOffset: 4 },
});

interface PhotoThumbsProps {
  photos: readonly PictureOfCar[];
  index: number;
  onShow: (index: number) => void;
}

export function PhotoThumbs({ photos, index, onShow }: PhotoThumbsProps) {
  const { t } = useTranslation('car');
  return (
    <Strip>
      {photos.map((photo, position) => (
        <Thumb
          key={photo.shot}
          aria-label={t(`shot.${photo.shot}`)}
          aria-current={position === index}
          onClick={() => onShow(position)}
        >
          <Picture picture={photo} alt="" sizes="84px" />
        </Thumb>
      ))}
    </Strip>
  );
}
