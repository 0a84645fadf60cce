import { styled } from '@mui/material/styles';
import { StyleCredit } from './StyleCredit.tsx';

const Line = styled('p')(({ theme }) => ({
  position: 'absolute',
  bottom: 8,
  left: 12,
  right: 12,
  zIndex: 2,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: 12,
  pointerEvents: 'none',
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  '& > .note, & > .credit': {
    padding: '2px 8px',
    borderRadius: 8,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& > :empty': { display: 'none' },
  // Above the corners of the sheet with the list.
  [theme.breakpoints.down('lg')]: { '[data-map] &': { bottom: 32 } },
}));

interface Props {
  readonly note?: string;
  readonly styleUrl: string | null;
}

/** What the map shows, and whose it is. */
export function MapLegend({ note = '', styleUrl }: Props) {
  return (
    <Line>
      <span className="note">{note}</span>
      {styleUrl === null ? <span className="credit">Natural&nbsp;Earth</span> : <StyleCredit />}
    </Line>
  );
}
