import BlockRoundedIcon from '@mui/icons-material/BlockRounded';
import BuildRoundedIcon from '@mui/icons-material/BuildRounded';
import CheckRoundedIcon from '@mui/icons-material/CheckRounded';
import DirectionsCarRoundedIcon from '@mui/icons-material/DirectionsCarRounded';
import EventAvailableRoundedIcon from '@mui/icons-material/EventAvailableRounded';
import HelpOutlineRoundedIcon from '@mui/icons-material/HelpOutlineRounded';
import HourglassBottomRoundedIcon from '@mui/icons-material/HourglassBottomRounded';
import SyncRoundedIcon from '@mui/icons-material/SyncRounded';
import { memo } from 'react';
import type { EntryKind } from './entries.ts';

export const entryIcons = {
  order: EventAvailableRoundedIcon,
  road: DirectionsCarRoundedIcon,
  done: CheckRoundedIcon,
  hold: HourglassBottomRoundedIcon,
  request: HelpOutlineRoundedIcon,
  owner: BlockRoundedIcon,
  maintenance: BuildRoundedIcon,
  ical: SyncRoundedIcon,
} as const satisfies Readonly<Record<EntryKind, typeof BlockRoundedIcon>>;

const kinds = ['order', 'road', 'done', 'hold', 'request', 'owner', 'maintenance', 'ical'] as const;

export const signId = (kind: EntryKind): string => `calendar-sign-${kind}`;

/** The signs of the bars, drawn once: each bar only points to its own. */
export const EntrySigns = memo(function EntrySigns() {
  return (
    <svg width={0} height={0} style={{ position: 'absolute' }} aria-hidden>
      {kinds.map((kind) => {
        const Icon = entryIcons[kind];
        return <Icon key={kind} component="symbol" id={signId(kind)} style={{ width: '100%', height: '100%' }} />;
      })}
    </svg>
  );
});
