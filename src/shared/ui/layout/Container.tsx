import { styled } from '@mui/material/styles';

/** The width of the page with its gutters. */
export const Container = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: `calc(${theme.layout.content} + 2 * ${theme.layout.gutter})`,
  marginInline: 'auto',
  paddingInline: theme.layout.gutter,
}));
