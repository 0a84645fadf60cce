import ArrowBackRoundedIcon from '@mui/icons-material/ArrowBackRounded';
import ArrowForwardRoundedIcon from '@mui/icons-material/ArrowForwardRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { atEnd } from '../components/atEnd.ts';
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
      <Arrow aria-label={t('previous')} {...atEnd(!carousel.hasPrevious, carousel.showPrevious)}>
        <ArrowBackRoundedIcon />
      </Arrow>
      <Arrow aria-label={t('next')} {...atEnd(!carousel.hasNext, carousel.showNext)}>
        <ArrowForwardRoundedIcon />
      </Arrow>
    </>
  );
}
