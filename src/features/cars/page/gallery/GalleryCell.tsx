import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { Picture as PictureOfCar } from '#contract/cars.ts';
import { mobileQuery } from '#src/lib/mobile.ts';
import { Picture } from '#src/ui/Picture.tsx';

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
  // The mosaic cuts what sticks out of it, rings too.
  '&.Mui-focusVisible': { outlineOffset: -4, outlineWidth: 3 },
}));

interface Props {
  photo: PictureOfCar;
  /** What the button does. */
  label: string;
  isMain: boolean;
  onOpen: () => void;
}

/** One picture of the gallery; it opens the full-screen view. */
export function GalleryCell({ photo, label, isMain, onOpen }: Props) {
  return (
    <Cell aria-label={label} aria-haspopup="dialog" onClick={onOpen}>
      <Picture
        picture={photo}
        alt=""
        isFirst={isMain}
        sizes={isMain ? `${mobileQuery} 100vw, (max-width: 1280px) 50vw, 600px` : `${mobileQuery} 100vw, 300px`}
      />
    </Cell>
  );
}
