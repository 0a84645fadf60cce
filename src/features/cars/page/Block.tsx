import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ReactNode } from 'react';

const Section = styled('section')(({ theme }) => ({
  paddingBlock: 32,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > h2': {
    marginBottom: 18,
    fontSize: '1.375rem',
    fontWeight: 600,
    lineHeight: 1.3,
    letterSpacing: '-.012em',
    '&:lang(ka)': { letterSpacing: 0 },
  },
}));

interface Props {
  title: string;
  children: ReactNode;
}

/** A titled section of the car page, with a line above it. */
export function Block({ title, children }: Props) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Section>
  );
}
