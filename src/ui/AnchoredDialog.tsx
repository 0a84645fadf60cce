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

const gap = 8;
const margin = 16;
/** As high as two months with their times are. */
const enough = 560;

/** Where a dialog covers nothing of its field: below it where there is room, else on the side that has more. */
function sideOf(anchor: HTMLElement | null): { at: 'top' | 'bottom'; room: number } {
  const { top, bottom } = anchor?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  const [above, below] = [top - gap - margin, window.innerHeight - bottom - gap - margin];
  return below >= enough || below >= above ? { at: 'bottom', room: below } : { at: 'top', room: above };
}

/** A dialog beside the field that opened it, or in a sheet on a phone. */
export function AnchoredDialog({ isOpen, anchor, title, width, letsListsOut = false, onClose, children }: Props) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  if (isPhone) {
    return (
      <BottomSheet isOpen={isOpen} title={title} onClose={onClose}>
        {children}
      </BottomSheet>
    );
  }
  const side = sideOf(anchor);
  return (
    <Popover
      open={isOpen}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: side.at, horizontal: 'center' }}
      transformOrigin={{ vertical: side.at === 'bottom' ? 'top' : 'bottom', horizontal: 'center' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': title,
          sx: {
            p: 6,
            my: `${gap}px`,
            width,
            maxWidth: 'calc(100% - 32px)',
            maxHeight: side.room,
            ...(letsListsOut ? { overflow: 'visible' } : {}),
          },
        },
      }}
    >
      {children}
    </Popover>
  );
}
