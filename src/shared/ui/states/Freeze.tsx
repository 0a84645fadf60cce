import { memo } from 'react';
import type { ReactNode } from 'react';

interface Props {
  readonly isFrozen: boolean;
  readonly children: ReactNode;
}

/**
 * What is in it stays as it was last drawn while it is frozen: a dialog that slides out shows nothing new, and drawing it
 * once more would hold up the touch that closes it.
 */
export const Freeze = memo(
  ({ children }: Props) => children,
  (_before, { isFrozen }) => isFrozen,
);
