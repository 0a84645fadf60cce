import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Group = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  padding: '20px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0, paddingTop: 0 },
  // Unless it floats, a legend is drawn on the border of its fieldset.
  '& > legend': {
    float: 'left',
    width: '100%',
    marginBottom: 8,
    padding: 0,
    fontSize: '.9375rem',
    fontWeight: 600,
    lineHeight: 1.4,
  },
  '& > :not(legend)': { clear: 'both' },
}));

/** One filter with its title. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Group>
      <legend>{title}</legend>
      {children}
    </Group>
  );
}
