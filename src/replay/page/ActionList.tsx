import { styled } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { labelOf } from './labelOf.ts';
import { Dot } from './replay.styles.ts';
import type { ReplayStep } from '../makeReplay.ts';
import { gapText } from './stepTime.ts';

const ROW = 36;

const Scroller = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  minHeight: 228,
  overflowY: 'auto',
  '&:focus-visible': { outlineOffset: -2 },
  [theme.breakpoints.down(1181)]: { flex: 'none', height: 420 },
  [theme.breakpoints.down('md')]: { height: 252 },
}));

const Row = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  display: 'grid',
  gridTemplateColumns: '30px 9px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 8,
  height: ROW,
  padding: '4px 12px 4px 9px',
  borderInlineStart: '3px solid transparent',
  fontSize: '.8125rem',
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '& > .number': { color: theme.vars.palette.text.tertiary },
  '& > .name': { fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .about': { fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& > .gap': { fontStyle: 'normal', fontSize: '.75rem', color: theme.vars.palette.text.tertiary },
  '&[data-kind=failure] > .name': { fontWeight: 600, color: theme.vars.palette.error.main },
  // Later steps are listed, but faded.
  '&[data-later] > [data-kind]': { opacity: 0.45 },
  '&[data-later] > .name': { fontWeight: 400 },
  '&[data-later], &[data-later] *': { color: theme.vars.palette.text.tertiary },
  '&:hover': { backgroundColor: theme.vars.palette.background.mist },
  '&[aria-selected=true]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.soft,
    '& > .name': { fontWeight: 600 },
    '& > .gap, & > .number': { color: theme.vars.palette.text.secondary },
  },
}));

const None = styled('p')(({ theme }) => ({
  padding: 16,
  color: theme.vars.palette.text.secondary,
  fontSize: '.875rem',
}));

const keys: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowDown: (place) => place + 1,
  ArrowUp: (place) => place - 1,
  PageDown: (place) => place + 10,
  PageUp: (place) => place - 10,
  Home: () => 0,
  End: (_place, last) => last,
};

interface Props {
  readonly steps: readonly ReplayStep[];
  /** Numbers of the steps that are listed. */
  readonly shown: readonly number[];
  readonly step: number;
  readonly listRef: Ref<HTMLDivElement>;
  readonly onGo: (step: number) => void;
}

/** The actions in their order, one stop of the keyboard: its arrows choose the step. */
export function ActionList({ steps, shown, step, listRef, onGo }: Props) {
  const { t } = useTranslation('support');
  const scroller = useRef<HTMLDivElement>(null);
  // Nothing compiles this component, and it renders anew whenever something else comes into sight.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 6,
    useFlushSync: false,
  });
  const labels = useMemo(() => steps.map(labelOf), [steps]);
  // The last listed one that has happened.
  const place = shown.findLastIndex((number) => number <= step);
  const isListed = shown[place] === step;
  useEffect(() => {
    if (place >= 0) rows.scrollToIndex(place, { align: 'auto' });
  }, [rows, place]);

  const onKeyDown = (event: KeyboardEvent) => {
    const move = keys[event.key];
    if (move === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = shown[Math.min(Math.max(move(place, shown.length - 1), 0), shown.length - 1)];
    if (next !== undefined) onGo(next);
  };

  return (
    <Scroller ref={scroller}>
      {shown.length === 0 ? <None>{t('replay.noneFound')}</None> : null}
      <div
        ref={listRef}
        role="listbox"
        tabIndex={0}
        aria-label={t('replay.actions')}
        aria-activedescendant={isListed ? `step-${step}` : undefined}
        onKeyDown={onKeyDown}
        style={{ height: rows.getTotalSize(), position: 'relative' }}
      >
        {rows.getVirtualItems().map(({ index, start }) => {
          const number = shown[index] ?? 0;
          const [one, label] = [steps[number - 1], labels[number - 1]];
          if (!one || !label) return null;
          const gap = one.timestamp - (steps[number - 2]?.timestamp ?? one.timestamp);
          return (
            // The keyboard's arrows do the same from the list itself.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <Row
              key={one.id}
              id={`step-${number}`}
              role="option"
              aria-selected={number === step}
              aria-posinset={index + 1}
              aria-setsize={shown.length}
              data-kind={one.kind}
              {...(number > step && { 'data-later': '' })}
              style={{ transform: `translateY(${start}px)` }}
              onClick={() => onGo(number)}
            >
              <span className="number">{number}</span>
              <Dot data-kind={one.kind} />
              <b className="name">
                {label.name} <span className="about">{label.detail}</span>
              </b>
              <em className="gap">{gapText(gap)}</em>
            </Row>
          );
        })}
      </div>
    </Scroller>
  );
}
