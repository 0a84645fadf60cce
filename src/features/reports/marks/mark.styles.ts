import { styled } from '@mui/material/styles';
import { OUTLINE } from '#contract/domain/reportParts.ts';
import type { ReportMark } from '#contract/calls/orders/reports.ts';

export const Places = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 12 });

/** An outline with marks on it, in the aspect ratio of all outlines. */
export const Board = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '3 / 2',
  maxWidth: 520,
  marginInline: 'auto',
  borderRadius: theme.radii.large,
  backgroundColor: theme.vars.palette.background.mist,
  cursor: 'crosshair',
  touchAction: 'manipulation',
  '&[data-still]': { cursor: 'default' },
}));

export const placeOf = ({ x, y }: ReportMark) => ({
  left: `${(x / OUTLINE) * 100}%`,
  top: `${(y / OUTLINE) * 100}%`,
});

/** 44 px to touch, 30 to see. */
export const Mark = styled('button')({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  margin: '-22px 0 0 -22px',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
  '&:disabled': { cursor: 'default' },
});

/** The number of a mark: found by the author of the report, known before, or added by the other side. */
export const MarkNumber = styled('i')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 30,
  height: 30,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.warning.main,
  color: theme.vars.palette.warning.contrastText,
  fontSize: '.8125rem',
  fontStyle: 'normal',
  fontWeight: 600,
  '&[data-origin=known]': {
    border: `2px solid ${theme.vars.palette.control}`,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
  },
  '&[data-origin=client], &[data-origin=owner]': {
    borderRadius: theme.radii.tag,
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
}));

export const MarkRows = styled('ul')(({ theme }) => ({
  marginTop: 14,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '30px minmax(0, 1fr) auto',
    gap: 12,
    alignItems: 'start',
    padding: '12px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li > .fields': { display: 'grid', gap: 10, minWidth: 0 },
  '& > li > .number': { marginTop: 7 },
  '& p': { overflowWrap: 'anywhere' },
  '& .detail': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: '.8125rem' },
}));
