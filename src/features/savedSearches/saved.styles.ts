import { styled } from '@mui/material/styles';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';

export const List = styled('ul')({ display: 'grid', gap: 16 });

export const Card = styled(Panel.withComponent('li'))({ display: 'grid', gap: 14, minWidth: 0 });

export const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '8px 16px',
  '& > .title': { flex: 1, minWidth: 'min(100%, 220px)' },
  '& h2': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10, overflowWrap: 'anywhere' },
  '& p': { marginTop: 4, ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

export const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

/** Small cards beside each other; on a phone they go on past the edge. */
export const Found = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(160px, 180px)',
  gap: 12,
  overflowX: 'auto',
  paddingTop: 14,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > li > a': { display: 'grid', gap: 2, fontSize: '.9375rem', lineHeight: 1.35 },
  '& > li > a:hover .name': { textDecoration: 'underline' },
  '& [data-photo]': { aspectRatio: '3 / 2', marginBottom: 6, borderRadius: theme.radii.control, overflow: 'hidden' },
  '& .name, & .price': { fontWeight: 600 },
  '& s': { marginInlineStart: 6, color: theme.vars.palette.text.tertiary },
  '& .change': { fontSize: '.8125rem', fontWeight: 600, color: theme.vars.palette.primary.text },
  '& .change[data-seen]': { fontWeight: 400, color: theme.vars.palette.text.secondary },
}));

export const Note = styled('p')(({ theme }) => ({
  padding: '14px 18px',
  borderRadius: theme.radii.large,
  backgroundColor: theme.vars.palette.background.mist,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));
