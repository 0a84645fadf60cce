import BlockRoundedIcon from '@mui/icons-material/BlockRounded';
import BuildRoundedIcon from '@mui/icons-material/BuildRounded';
import CheckRoundedIcon from '@mui/icons-material/CheckRounded';
import DirectionsCarRoundedIcon from '@mui/icons-material/DirectionsCarRounded';
import EventAvailableRoundedIcon from '@mui/icons-material/EventAvailableRounded';
import HelpOutlineRoundedIcon from '@mui/icons-material/HelpOutlineRounded';
import HourglassBottomRoundedIcon from '@mui/icons-material/HourglassBottomRounded';
import SyncRoundedIcon from '@mui/icons-material/SyncRounded';
import { memo } from 'react';
import type { ComponentType } from 'react';
import { isOwn } from './entries.ts';
import type { Entry, EntryKind } from './entries.ts';
import { placeOf } from './timeline.ts';
import type { Timeline } from './timeline.ts';
import { useEntryWords } from './useEntryWords.ts';

export const entryIcons: Readonly<Record<EntryKind, ComponentType>> = {
  order: EventAvailableRoundedIcon,
  road: DirectionsCarRoundedIcon,
  done: CheckRoundedIcon,
  hold: HourglassBottomRoundedIcon,
  request: HelpOutlineRoundedIcon,
  owner: BlockRoundedIcon,
  maintenance: BuildRoundedIcon,
  ical: SyncRoundedIcon,
};

/** Narrower than this a word would be one letter. */
const NARROWEST_WORDS = 30;

interface Props {
  readonly entry: Entry;
  readonly timeline: Timeline;
  readonly dayWidth: number;
  /** It is being moved: what is left here is where it was. */
  readonly isMoved: boolean;
}

/** What stands in the row of a car from one moment to another. The cells under it say the same to screen readers. */
export const EntryBar = memo(function EntryBar({ entry, timeline, dayWidth, isMoved }: Props) {
  const { title, text, whole } = useEntryWords()(entry);
  const Icon = entryIcons[entry.kind];
  const place = (moment: string) => placeOf(timeline, moment) * dayWidth;
  const left = place(entry.from);
  const width = Math.max(6, place(entry.to) - left - 2);
  return (
    <div
      data-entry={entry.key}
      data-kind={entry.kind}
      {...(entry.isLow && { 'data-low': '' })}
      {...(isMoved && { 'data-moved': '' })}
      title={whole}
      style={{ left, width }}
    >
      {entry.end < entry.to ? <u style={{ width: Math.max(0, place(entry.to) - place(entry.end)) }} /> : null}
      {width < NARROWEST_WORDS ? null : (
        <span>
          <b>
            <Icon />
            {title}
          </b>
          <small>{text}</small>
        </span>
      )}
      {isOwn(entry) ? (
        <>
          <i data-edge="from" />
          <i data-edge="to" />
        </>
      ) : null}
    </div>
  );
});
