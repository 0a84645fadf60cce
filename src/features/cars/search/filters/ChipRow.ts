import { styled } from '@mui/material/styles';

/** Chips of a filter, wrapped to several lines. */
export const ChipRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '&:not(:last-child)': { marginBottom: 12 },
});
