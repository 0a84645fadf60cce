import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import ZoomInRoundedIcon from '@mui/icons-material/ZoomInRounded';
import ZoomOutRoundedIcon from '@mui/icons-material/ZoomOutRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { GlassButton } from './GlassButton.tsx';

const Bar = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, padding: '8px 8px 8px 20px' });

const Caption = styled('p')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  ...theme.typography.body2,
  fontWeight: 500,
  '& > span': { marginRight: 12, opacity: 0.72, fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
}));

interface Props {
  caption: string;
  counter: string;
  isZoomed: boolean;
  onZoom: () => void;
  onClose: () => void;
}

/** Which picture this is, zoom and the way out. */
export function PhotoToolbar({ caption, counter, isZoomed, onZoom, onClose }: Props) {
  const { t } = useTranslation('car');
  return (
    <Bar>
      <Caption aria-hidden>
        <span>{counter}</span>
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
