import ChevronLeftRoundedIcon from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRoundedIcon from '@mui/icons-material/ChevronRightRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { GlassButton } from './GlassButton.tsx';

const Arrow = styled(GlassButton)(({ theme }) => ({
  position: 'absolute',
  top: '50%',
  width: 52,
  height: 52,
  marginTop: -26,
  backgroundColor: 'rgba(8,26,18,.6)',
  // Fingers swipe.
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

interface Props {
  index: number;
  last: number;
  onShow: (index: number) => void;
}

export function PhotoArrows({ index, last, onShow }: Props) {
  const { t } = useTranslation('car');
  return (
    <>
      <Arrow
        aria-label={t('gallery.previous')}
        disabled={index === 0}
        onClick={() => onShow(index - 1)}
        sx={{ left: 16 }}
      >
        <ChevronLeftRoundedIcon />
      </Arrow>
      <Arrow
        aria-label={t('gallery.next')}
        disabled={index === last}
        onClick={() => onShow(index + 1)}
        sx={{ right: 16 }}
      >
        <ChevronRightRoundedIcon />
      </Arrow>
    </>
  );
}
