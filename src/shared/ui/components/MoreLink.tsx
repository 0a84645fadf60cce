import { styled } from '@mui/material/styles';
import { Link } from 'react-router';

/** "See all" next to a heading. */
export const MoreLink = styled(Link)(({ theme }) => ({
  padding: '10px 8px',
  fontSize: '.9375rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  textDecoration: 'underline',
  textDecorationColor: theme.vars.palette.outline,
  textDecorationThickness: '1.5px',
  textUnderlineOffset: 5,
  '&:hover': { textDecorationColor: 'currentColor' },
}));
