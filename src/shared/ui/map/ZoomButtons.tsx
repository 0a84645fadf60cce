import AddRoundedIcon from '@mui/icons-material/AddRounded';
import RemoveRoundedIcon from '@mui/icons-material/RemoveRounded';
import { styled } from '@mui/material/styles';
import { RoundButton } from '../components/RoundButton.tsx';
import { useMapView } from './MapContext.ts';

const Place = styled('div')({ position: 'absolute', top: 12, right: 12, zIndex: 3, display: 'grid', gap: 8 });

interface Props {
  readonly nearer: string;
  readonly farther: string;
}

/** For those who have neither wheel nor two fingers; the keys + and - do the same. */
export function ZoomButtons({ nearer, farther }: Props) {
  const map = useMapView();
  return (
    <Place>
      <RoundButton aria-label={nearer} onClick={() => void map.zoomIn()}>
        <AddRoundedIcon />
      </RoundButton>
      <RoundButton aria-label={farther} onClick={() => void map.zoomOut()}>
        <RemoveRoundedIcon />
      </RoundButton>
    </Place>
  );
}
