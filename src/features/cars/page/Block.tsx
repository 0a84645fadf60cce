import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ReactNode } from 'react';

const Section = styled('section')(({ theme }) => ({
  paddingBlock: 32,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  scrollMarginTop: theme.layout.header,
  '&:focus': { outline: 'none' },
  '& > h2': {
    marginBottom: 18,
    fontSize: '1.375rem',
    fontWeight: 600,
    lineHeight: 1.3,
    letterSpacing: '-.012em',
    '&:lang(ka)': { letterSpacing: 0 },
  },
}));

/** The blocks that hold a choice, which the price box names and leads to. */
export const choiceBlocks = { place: 'place', protection: 'protection' } as const;

interface Props {
  title: string;
  /** Makes it a target of `showBlock`. */
  id?: string;
  children: ReactNode;
}

/** A titled section of the car page, with a line above it. */
export function Block({ title, id, children }: Props) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId} {...(id !== undefined && { id, tabIndex: -1 })}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </Section>
  );
}

/** Scrolls to a block and focuses it, so that Tab goes on there. */
export function showBlock(id: string): void {
  const block = document.getElementById(id);
  block?.scrollIntoView();
  block?.focus({ preventScroll: true });
}
