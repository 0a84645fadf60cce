import Popover from '@mui/material/Popover';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { BottomSheet } from './BottomSheet.tsx';

interface Props {
  readonly isOpen: boolean;
  /** What it hangs from on wide screens. */
  readonly anchor: HTMLElement | null;
  readonly title: string;
  /** On wide screens, px. */
  readonly width: number;
  /** Lists that open inside may stick out. */
  readonly letsListsOut?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog under the field that opened it, or in a sheet on a phone. */
export function AnchoredDialog({ isOpen, anchor, title, width, letsListsOut = false, onClose, children }: Props) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  if (isPhone) {
    return (
      <BottomSheet isOpen={isOpen} title={title} onClose={onClose}>
        {children}
      </BottomSheet>
    );
  }
  return (
    <Popover
      open={isOpen}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': title,
          sx: { p: 6, mt: 2, width, maxWidth: 'calc(100% - 32px)', ...(letsListsOut ? { overflow: 'visible' } : {}) },
        },
      }}
    >
      {children}
    </Popover>
  );
}
