import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import type { ReactNode } from 'react';

/** Far from the window it is neither laid out nor drawn, but can be found, focused and jumped to. */
const Place = styled('div', { shouldForwardProp: (name) => name !== 'tall' })<{ tall: readonly [number, number] }>(
  ({ theme, tall: [phone, wide] }) => ({
    contentVisibility: 'auto',
    containIntrinsicHeight: `auto ${wide}px`,
    [theme.breakpoints.down('md')]: { containIntrinsicHeight: `auto ${phone}px` },
  }),
);

interface Props {
  /** About how high it is on a phone and on a wide screen, px. */
  readonly tall: readonly [phone: number, wide: number];
  readonly children: ReactNode;
}

/**
 * A part of the page below the first view. Nothing in it suspends: React hydrates what is inside a `Suspense` by itself, after
 * the rest and when there is nothing else to do, or at once when somebody touches it.
 */
export const BelowFold = ({ tall, children }: Props) => (
  <Place tall={tall}>
    <Suspense>{children}</Suspense>
  </Place>
);
