import { styled } from '@mui/material/styles';
import { outlines } from '#contract/domain/cars/carOutlines.ts';
import type { View } from '#contract/domain/cars/carOutlines.ts';

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: theme.vars.palette.control,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // As a guide it overlays a photograph.
  '&[data-guide]': { stroke: '#fff', strokeDasharray: '5 5', filter: 'drop-shadow(0 0 2px rgba(0,0,0,.8))' },
  '&[data-mirrored]': { transform: 'scaleX(-1)' },
}));

interface Props {
  readonly view: View;
  readonly isGuide?: boolean;
}

/** The lines of a car, or of a place in it: for marks to be put on, or to line up a photograph with. */
export function CarOutline({ view, isGuide = false }: Props) {
  return (
    <Drawing
      viewBox="0 0 300 200"
      aria-hidden="true"
      data-guide={isGuide ? '' : undefined}
      data-mirrored={view === 'right' ? '' : undefined}
    >
      {outlines[view].map((line) => (
        <path key={line} d={line} />
      ))}
    </Drawing>
  );
}
