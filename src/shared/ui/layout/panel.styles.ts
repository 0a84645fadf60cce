import { styled } from '@mui/material/styles';
import { Panel } from './Panel.tsx';

/** A white block on the mist of the control panel. */
export const PanelBlock = styled(Panel)(({ theme }) => ({
  minWidth: 0,
  padding: 20,
  borderColor: 'transparent',
  borderRadius: theme.radii.card,
  boxShadow: theme.vars.palette.elevation.rest,
  '& > h2': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 12px',
    marginBottom: 14,
    fontSize: '1rem',
    fontWeight: 600,
    lineHeight: 1.4,
  },
  '& > p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('md')]: { padding: 16 },
}));

/** What somebody is called, in the heading of a block: it may be one long word. */
export const WrappedName = styled('span')({ minWidth: 0, overflowWrap: 'anywhere' });

export const PanelHead = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '12px 20px',
  marginBottom: 24,
  '& > div': { minWidth: 0 },
  '& h1': { fontSize: '1.625rem' },
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
