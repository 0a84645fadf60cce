import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState, useCallback, useEffect, useLayoutEffect, useRef, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { isLocalDay, todayInTbilisi } from '#src/features/dates/localDay.ts';
import { useEventCallback } from '#src/shared/hooks/useEventCallback.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { id, oneOf, urlCodec } from '#src/shared/lib/urlCodec.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SkeletonRows } from '#src/shared/ui/states/SkeletonRows.tsx';
import { CalendarDialogs } from './CalendarDialogs.tsx';
import { CalendarGrid } from './grid/CalendarGrid.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import { draftIn } from './calendarWork.ts';
import { entryIcons } from './entryIcons.ts';
import { FleetFigures } from './FleetFigures.tsx';
import { carWidthOf } from './grid/gridSizes.ts';
import { ShownRange } from './ShownRange.tsx';
import { indexOfDay, timelineAround } from './timeline.ts';
import { useCalendarWork } from './useCalendarWork.ts';
import { areOfSamePages, useFleetCalendar } from './useFleetCalendar.ts';
import type { Zoom } from './grid/useGridSize.ts';
import { dayWidthOf, useWidth, zooms } from './grid/useGridSize.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  marginBottom: 12,
  fontSize: '.8125rem',
  color: theme.vars.palette.text.secondary,
  '& > li': { display: 'flex', alignItems: 'center', gap: 6 },
  '& svg': { width: 16, height: 16 },
  '& [data-tone=order]': { color: theme.vars.palette.primary.main },
  '& [data-tone=request]': { color: theme.vars.palette.warning.onSoft },
}));

const kinds = ['order', 'road', 'hold', 'request', 'owner', 'maintenance', 'ical'] as const;

/** The icons of the bars and their meaning. */
const CalendarLegend = memo(function CalendarLegend() {
  const { t } = useTranslation('calendar');
  return (
    <List aria-label={t('legend')}>
      {kinds.map((kind) => {
        const Icon = entryIcons[kind];
        return (
          <li key={kind} data-tone={kind}>
            <Icon />
            <span>{t(`kind.${kind}`)}</span>
          </li>
        );
      })}
    </List>
  );
});

const Help = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: '12px 0',
  fontSize: '.8125rem',
  color: theme.vars.palette.text.secondary,
  '& kbd': {
    padding: '1px 6px',
    border: `1px solid ${theme.vars.palette.outline}`,
    borderRadius: 6,
    fontFamily: 'inherit',
  },
}));

/** The zoom level and the branch. */
const calendarUrl = urlCodec('adminCalendar', { zoom: oneOf(zooms, 'weeks'), branch: id });

/** All cars of an owner by days: booked, requested, held, blocked or imported. */
export default function FleetCalendarScreen() {
  const { t } = useTranslation('calendar');
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const now = useServerNow();
  const today = todayInTbilisi(now);
  const timeline = useMemo(() => timelineAround(today), [today]);
  const home = indexOfDay(timeline, today);
  const { place, change } = useUrlState(calendarUrl);
  const { zoom, branch: branchId = null } = place;
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const carWidth = carWidthOf(isPhone);
  const room = useWidth(scroller) - carWidth;
  const dayWidth = dayWidthOf(zoom, room, isPhone);
  const show = useDayScroll(scroller, dayWidth, home);
  const [weeks, setWeeks] = useState({ first: Math.floor(home / 7), last: Math.floor(home / 7) + 4 });
  // The query covers pages of several weeks, so most steps need no new state.
  const onWeeks = useEventCallback((next: typeof weeks) => {
    if (!areOfSamePages(next, weeks)) setWeeks(next);
  });
  const { cars, branches, isFetching, isError, isBranchGone, refetch } = useFleetCalendar(timeline, weeks, branchId);
  const { work, listeners, tasks, status } = useCalendarWork({ cars: cars ?? [], timeline, today, isPhone });
  // Dragging rerenders the screen for every day; memoized props spare its head.
  const range = useMemo(
    () => <ShownRange scroller={scroller} timeline={timeline} dayWidth={dayWidth} room={room} />,
    [scroller, timeline, dayWidth, room],
  );
  const onZoom = useEventCallback((next: Zoom) => change({ zoom: next }, { replace: true }));
  const onBranch = useEventCallback((id: number | null) => change({ branch: id ?? undefined }, { replace: true }));
  useEffect(() => {
    if (isBranchGone) onBranch(null);
  }, [isBranchGone, onBranch]);
  const onTurn = useEventCallback((direction: -1 | 1) => {
    const days = Math.max(1, Math.floor(room / dayWidth));
    show(Math.round((scroller?.scrollLeft ?? 0) / dayWidth) + direction * days);
  });
  const onToday = useEventCallback(() => show(home));
  const onJump = useEventCallback((day: string) => {
    if (isLocalDay(day)) show(indexOfDay(timeline, day));
  });
  const onBlock = useEventCallback(tasks.begin);

  return (
    <>
      <title>{`${t('title')} · Gza`}</title>
      <CalendarHead
        range={range}
        zoom={zoom}
        branchId={branchId}
        branches={branches}
        onZoom={onZoom}
        onBranch={onBranch}
        onTurn={onTurn}
        onToday={onToday}
        onJump={onJump}
        onBlock={cars?.length === 0 ? null : onBlock}
        isLoading={!cars}
      />
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      <QueryPart
        isWhole
        query={{ currentData: cars, isError, isFetching, refetch }}
        error={t('error')}
        waiting={<SkeletonRows label={t('loading')} />}
      >
        {body}
      </QueryPart>
      {cars ? <CalendarDialogs work={work} cars={cars} today={today} isPhone={isPhone} tasks={tasks} /> : null}
    </>
  );

  function body(shown: NonNullable<typeof cars>) {
    if (shown.length === 0) {
      if (branchId !== null) return <p>{t('noCars')}</p>;
      return (
        <EmptyState hasPicture title={t('empty.title')} text={t('empty.text')}>
          <ButtonLink size="large" to={paths.adminCar('new')}>
            {t('empty.action')}
          </ButtonLink>
        </EmptyState>
      );
    }
    return (
      <>
        <CalendarLegend />
        <CalendarGrid
          scroller={scroller}
          setScroller={setScroller}
          timeline={timeline}
          cars={shown}
          isBusy={isFetching}
          dayWidth={dayWidth}
          carWidth={carWidth}
          today={today}
          now={now}
          draft={draftIn(work)}
          listeners={{ ...listeners, onWeeks }}
        />
        {isPhone ? (
          <Help>{t('grid.tap')}</Help>
        ) : (
          <Help>
            <span>{t('grid.drag')}</span>
            <span>
              <kbd>Shift</kbd> <kbd>→</kbd> {t('grid.select')}
            </span>
            <span>
              <kbd>Enter</kbd> {t('grid.open')}
            </span>
            <span>
              <kbd>Esc</kbd> {t('grid.cancel')}
            </span>
          </Help>
        )}
        <FleetFigures branchId={branchId} today={today} />
      </>
    );
  }
}

/** Keeps the day at the left edge when the width of days changes, and scrolls to a given day. */
function useDayScroll(scroller: HTMLElement | null, dayWidth: number, home: number): (day: number) => void {
  const left = useRef(home);
  useLayoutEffect(() => {
    if (scroller === null) return undefined;
    scroller.scrollTo({ left: left.current * dayWidth });
    const note = () => {
      left.current = scroller.scrollLeft / dayWidth;
    };
    scroller.addEventListener('scroll', note, { passive: true });
    return () => scroller.removeEventListener('scroll', note);
  }, [scroller, dayWidth]);
  return useCallback(
    (day: number) => {
      left.current = day;
      scroller?.scrollTo({ left: day * dayWidth });
    },
    [scroller, dayWidth],
  );
}
