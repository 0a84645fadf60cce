import { styled } from '@mui/material/styles';

/** Chips of a filter, as many lines as they need. */
export const ChipRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > *': { paddingInline: 12 },
  '& + *': { marginTop: 12 },
});
