import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { Picture as PictureOfCar } from '#contract/calls/cars/cars.ts';
import { mobileQuery } from '#src/shared/lib/mobile.ts';
import { Picture } from '#src/shared/ui/components/Picture.tsx';

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
export function GalleryCell({ photo, className, label, isMain, onOpen }: GalleryCellProps) {
  return (
    <Cell className={className} aria-label={label} aria-haspopup="dialog" onClick={onOpen}>
      <Picture picture={photo} alt="" isFirst={isMain} sizes={isMain ? mainSizes : cellSizes} />
    </Cell>
  );
}
