import { styled } from '@mui/material/styles';

/** First stop of the Tab key: jumps over the header. Seen only while it has the focus. */
export const SkipLink = styled('a')(({ theme }) => ({
  position: 'absolute',
  top: 8,
  left: -999,
  zIndex: theme.zIndex.tooltip,
  padding: '10px 16px',
  borderRadius: theme.radii.control,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.elevation.raised,
  '&:focus': { left: 8 },
}));
