import Popover from '@mui/material/Popover';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { BottomSheet } from './BottomSheet.tsx';
import { Freeze } from '../states/Freeze.tsx';

interface Props {
  readonly isOpen: boolean;
  /** Its anchor on wide screens. */
  readonly anchor: HTMLElement | null;
  readonly title: string;
  /** On wide screens, px. */
  readonly width: number;
  /** Lists that open inside may stick out. */
  readonly letsListsOut?: boolean;
  /** The dialog scrolls with its field: to lock the scroll position the browser would paint the whole page again. */
  readonly letsPageMove?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const gap = 8;
const margin = 16;
/** As high as two months with their times are. */
const enough = 560;

/** The height of the sticky header. */
const header = 72;

interface Place {
  readonly at: 'top' | 'bottom';
  readonly room: number;
  /** How far the page goes up first, px. */
  readonly scroll: number;
}

interface Placed {
  readonly place: Place;
  /** Its anchor; null while it is closed. */
  readonly placedAt: HTMLElement | null;
}

const anywhere: Place = { at: 'bottom', room: enough, scroll: 0 };

/**
 * Where a dialog does not cover its field: below it where there is room, else above; where neither is enough, below it
 * once the field is at the top of the page; else on the side with more room.
 */
function placeOf(anchor: HTMLElement): Place {
  const { top, bottom } = anchor.getBoundingClientRect();
  const [above, below] = [top - gap - margin, window.innerHeight - bottom - gap - margin];
  if (below >= enough) return { at: 'bottom', room: below, scroll: 0 };
  if (above >= enough) return { at: 'top', room: above, scroll: 0 };
  const left = document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
  const scroll = Math.max(0, Math.min(top - header - margin, left));
  if (below + scroll >= enough) return { at: 'bottom', room: below + scroll, scroll };
  return below >= above ? { at: 'bottom', room: below, scroll: 0 } : { at: 'top', room: above, scroll: 0 };
}

/** A dialog next to the field that opened it, or in a sheet on a phone. */
export function AnchoredDialog(props: Props) {
  const { isOpen, anchor, title, width, letsListsOut = false, letsPageMove = false, onClose, children } = props;
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  // Measured on opening: in each render it would force a layout, and a closing dialog stays where it is.
  const [{ place, placedAt }, setPlaced] = useState<Placed>({ place: anywhere, placedAt: null });
  const target = isOpen && !isPhone ? anchor : null;
  if (target !== placedAt) setPlaced({ place: target ? placeOf(target) : place, placedAt: target });
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
      disableScrollLock={letsPageMove}
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
            overscrollBehavior: 'contain',
            ...(letsListsOut ? { overflow: 'visible' } : {}),
          },
        },
      }}
    >
      <Freeze isFrozen={!isOpen}>{children}</Freeze>
    </Popover>
  );
}
