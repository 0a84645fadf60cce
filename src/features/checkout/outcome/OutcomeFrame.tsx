import { styled } from '@mui/material/styles';
import { KeyValues } from '#src/shared/ui/layout/KeyValues.ts';

/** One column in the middle of the page. */
export const OutcomeFrame = styled('div')(({ theme }) => ({
  maxWidth: 560,
  margin: '32px auto 0',
  textAlign: 'center',
  '& h1': { ...theme.typography.h1 },

  '& > section': { margin: '24px 0', textAlign: 'left' },
  [theme.breakpoints.down('md')]: { marginTop: 16 },
}));

export const Facts = styled(KeyValues)(({ theme }) => ({
  marginTop: 16,
  paddingTop: 8,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& dd': { fontWeight: 600 },
}));

export const Buttons = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'end',
  gap: 12,
  '&[data-single]': { gridTemplateColumns: '1fr' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr' },
}));
