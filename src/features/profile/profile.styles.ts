import { styled } from '@mui/material/styles';

/** The heading of a panel of the profile. */
export const PanelHeading = styled('h2')({ margin: '0 0 16px', fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.3 });

/** Text at the left, actions at the right; stacked where that is too narrow. */
export const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 16px',
  '& > .main': { flex: '1 1 220px', minWidth: 0 },
});

export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

export const Small = styled('p')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontSize: '.875rem',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
}));

/** Rows with lines between them. */
export const RowList = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: '10px 0' },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& .name': { display: 'block', fontWeight: 500, overflowWrap: 'anywhere' },
}));
