import Popover from '@mui/material/Popover';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { BottomSheet } from './BottomSheet.tsx';
import { Still } from './Still.tsx';

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

/** What stands over the page at its top. */
const header = 72;

interface Place {
  readonly at: 'top' | 'bottom';
  readonly room: number;
  /** How far the page goes up first, px. */
  readonly scroll: number;
}

/**
 * Where a dialog covers nothing of its field: below it where there is room, else above; where neither is enough, below it
 * once the field stands at the top of the page; else on the side that has more.
 */
function placeOf(anchor: HTMLElement | null): Place {
  const { top, bottom } = anchor?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  const [above, below] = [top - gap - margin, window.innerHeight - bottom - gap - margin];
  if (below >= enough) return { at: 'bottom', room: below, scroll: 0 };
  if (above >= enough) return { at: 'top', room: above, scroll: 0 };
  const left = document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
  const scroll = Math.max(0, Math.min(top - header - margin, left));
  if (below + scroll >= enough) return { at: 'bottom', room: below + scroll, scroll };
  return below >= above ? { at: 'bottom', room: below, scroll: 0 } : { at: 'top', room: above, scroll: 0 };
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
  const place = placeOf(anchor);
  return (
    <Popover
      open={isOpen}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: place.at, horizontal: 'center' }}
      transformOrigin={{ vertical: place.at === 'bottom' ? 'top' : 'bottom', horizontal: 'center' }}
      slotProps={{
        transition: { onEnter: () => window.scrollBy({ top: place.scroll, behavior: 'instant' }) },
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': title,
          sx: {
            p: 6,
            my: `${gap}px`,
            width,
            maxWidth: 'calc(100% - 32px)',
            maxHeight: place.room,
            ...(letsListsOut ? { overflow: 'visible' } : {}),
          },
        },
      }}
    >
      <Still isStill={!isOpen}>{children}</Still>
    </Popover>
  );
}
