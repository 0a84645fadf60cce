import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLocalDay, todayInTbilisi } from '#src/features/dates/localDay.ts';
import { useServerNow } from '#src/store/useServerNow.ts';
import { paths } from '#src/lib/paths.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import emptyRoad from '#src/ui/pictures/emptyRoad.webp';
import { SkeletonBox } from '#src/ui/SkeletonBox.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { CalendarGrid } from './CalendarGrid.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import { CalendarLegend } from './CalendarLegend.tsx';
import { carWidthOf } from './CalendarRow.tsx';
import { CalendarDialogs } from './CalendarDialogs.tsx';
import { draftIn } from './calendarWork.ts';
import { FleetFigures } from './FleetFigures.tsx';
import { ShownRange } from './ShownRange.tsx';
import { indexOfDay, timelineAround } from './timeline.ts';
import { useCalendarAddress } from './useCalendarAddress.ts';
import { useCalendarWork } from './useCalendarWork.ts';
import { useDayScroll } from './useDayScroll.ts';
import { useFleetCalendar } from './useFleetCalendar.ts';
import { dayWidthOf, useWidth } from './useGridSize.ts';

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

const placeholders = ['first', 'second', 'third', 'fourth', 'fifth'];

/** All cars of an owner by days: what is booked, asked for, held, blocked or imported. */
export default function FleetCalendarScreen() {
  const { t } = useTranslation('calendar');
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const now = useServerNow();
  const today = todayInTbilisi(now);
  const timeline = useMemo(() => timelineAround(today), [today]);
  const home = indexOfDay(timeline, today);
  const { zoom, branchId, setZoom, setBranchId } = useCalendarAddress();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const carWidth = carWidthOf(isPhone);
  const room = useWidth(scroller) - carWidth;
  const dayWidth = dayWidthOf(zoom, room, isPhone);
  const show = useDayScroll(scroller, dayWidth, home);
  const [weeks, setWeeks] = useState({ first: Math.floor(home / 7), last: Math.floor(home / 7) + 4 });
  const { cars, branches, isFetching, isError, refetch } = useFleetCalendar(timeline, weeks, branchId);
  const { work, listeners, tasks, status } = useCalendarWork({ cars: cars ?? [], timeline, today, isPhone });

  return (
    <>
      <title>{`${t('title')} · Gza`}</title>
      <CalendarHead
        range={<ShownRange scroller={scroller} timeline={timeline} dayWidth={dayWidth} carWidth={carWidth} />}
        zoom={zoom}
        branchId={branchId}
        branches={branches}
        onZoom={setZoom}
        onBranch={setBranchId}
        onTurn={(direction) => {
          const days = Math.max(1, Math.floor(room / dayWidth));
          show(Math.round((scroller?.scrollLeft ?? 0) / dayWidth) + direction * days);
        }}
        onToday={() => show(home)}
        onJump={(day) => {
          if (isLocalDay(day)) show(indexOfDay(timeline, day));
        }}
        onBlock={cars?.length === 0 ? null : tasks.begin}
      />
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      {body()}
      {cars ? <CalendarDialogs work={work} cars={cars} today={today} isPhone={isPhone} tasks={tasks} /> : null}
    </>
  );

  function body() {
    if (isError && !cars) {
      return <ErrorState isWhole text={t('error')} isBusy={isFetching} onRetry={() => void refetch()} />;
    }
    if (!cars) {
      return (
        <>
          <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
          {placeholders.map((place) => (
            <SkeletonBox key={place} sx={{ height: 56, my: 2 }} />
          ))}
        </>
      );
    }
    if (cars.length === 0) {
      if (branchId !== null) return <p>{t('noCars')}</p>;
      return (
        <EmptyState
          picture={{ src: emptyRoad, width: 560, height: 300 }}
          title={t('empty.title')}
          text={t('empty.text')}
        >
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
          cars={cars}
          isBusy={isFetching}
          dayWidth={dayWidth}
          carWidth={carWidth}
          today={today}
          now={now}
          draft={draftIn(work)}
          listeners={{ ...listeners, onWeeks: setWeeks }}
        />
        {isPhone ? (
          <Help>{t('grid.tap')}</Help>
        ) : (
          <Help>
            {t('grid.drag')}
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
