import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import type { ReactNode } from 'react';

interface Props {
  /** About how high it is on a phone and on a wide screen, px. */
  readonly tall: readonly [phone: number, wide: number];
  /** It stands in a `Container`. */
  readonly isInset?: boolean;
  readonly children: ReactNode;
}

/** Far from the window it is neither laid out nor drawn, but can be found, focused and jumped to. */
const Place = styled('div', { shouldForwardProp: (name) => name !== 'tall' && name !== 'isInset' })<
  Pick<Props, 'tall' | 'isInset'>
>(({ theme, tall: [phone, wide], isInset = false }) => ({
  contentVisibility: 'auto',
  containIntrinsicHeight: `auto ${wide}px`,
  // It clips: rows that scroll to the edge of the window and focus rings need the room.
  ...(isInset && { marginInline: `calc(-1 * ${theme.layout.gutter})`, paddingInline: theme.layout.gutter }),
  [theme.breakpoints.down('md')]: { containIntrinsicHeight: `auto ${phone}px` },
}));

/**
 * A part of the page below the first view. Nothing in it suspends: React hydrates what is inside a `Suspense` by itself, after
 * the rest and when there is nothing else to do, or at once when somebody touches it.
 */
export const BelowFold = ({ tall, isInset = false, children }: Props) => (
  <Place tall={tall} isInset={isInset}>
    <Suspense>{children}</Suspense>
  </Place>
);
