import ArrowBackRoundedIcon from '@mui/icons-material/ArrowBackRounded';
import ArrowForwardRoundedIcon from '@mui/icons-material/ArrowForwardRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { RoundButton } from '../components/RoundButton.tsx';
import type { Carousel } from './useCarousel.ts';

/** A finger needs no arrows. */
const Arrow = styled(RoundButton)(({ theme }) => ({
  [theme.breakpoints.down('md')]: { display: 'none' },
  '& svg': { width: 20, height: 20 },
}));

/** The two arrows that move a carousel. */
export function CarouselArrows({ carousel }: { carousel: Carousel }) {
  const { t } = useTranslation('common');
  return (
    <>
      <Arrow aria-label={t('previous')} disabled={!carousel.hasPrevious} onClick={carousel.showPrevious}>
        <ArrowBackRoundedIcon />
      </Arrow>
      <Arrow aria-label={t('next')} disabled={!carousel.hasNext} onClick={carousel.showNext}>
        <ArrowForwardRoundedIcon />
      </Arrow>
    </>
  );
}
