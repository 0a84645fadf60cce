import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { lazyWithRetry } from '#src/shared/lib/chunks/lazyWithRetry.ts';
import { useIsHydrated } from '#src/shared/hooks/useIsHydrated.ts';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import { Optional } from '#src/shared/ui/states/Optional.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { Block } from '../Block.tsx';
import type { FreeDays } from './useFreeDays.ts';

const RentalCalendar = lazyWithRetry(async () => (await import('./RentalCalendar.tsx')).RentalCalendar);

/** As high as a month of six weeks. */
const Waiting = styled(SkeletonBox)(({ theme }) => ({ height: 352, borderRadius: theme.radii.card }));

const MinDays = styled('p')(({ theme }) => ({
  marginBottom: 14,
  fontSize: '.9375rem',
  color: theme.vars.palette.text.secondary,
}));

const Legend = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 20px',
  marginTop: 14,
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  '& .day': {
    display: 'inline-block',
    width: 12,
    height: 12,
    marginRight: 8,
    borderRadius: 4,
    verticalAlign: -1,
    border: `1px solid ${theme.vars.palette.outline}`,
  },
  '& .day[data-yours]': { border: 0, backgroundColor: theme.vars.palette.primary.main },
  '& .day[data-closed]': { borderStyle: 'dashed' },
  '& s': { marginRight: 8 },
}));

interface Props {
  range: RentalRange | null;
  minDays: number;
  freeDays: FreeDays;
  noteOf: (day: string) => string | null;
  onChange: (range: RentalRange | null) => void;
}

/** Availability and price of each day; choosing two of them sets the dates of the page. */
export function FreeDaysBlock({ range, minDays, freeDays, noteOf, onChange }: Props) {
  const { t } = useTranslation('car');
  // Not rendered on the server, which reserves the space.
  const isHydrated = useIsHydrated();
  const waiting = <Waiting aria-label={t('calendar.loading')} role="status" />;
  const failed = (retry: () => void) => (
    <ErrorState text={t('calendar.failed')} isBusy={freeDays.isLoading} onRetry={retry} />
  );
  return (
    <Block title={t('calendar.title')}>
      <MinDays>{t('calendar.minDays', { count: minDays })}</MinDays>
      {freeDays.hasFailed ? failed(freeDays.retry) : null}
      {isHydrated && !freeDays.hasFailed ? (
        <Optional fallback={waiting} failed={failed}>
          <RentalCalendar range={range} minDays={minDays} freeDays={freeDays} noteOf={noteOf} onChange={onChange} />
        </Optional>
      ) : null}
      {isHydrated ? null : waiting}
      <Legend aria-hidden>
        <span>
          <i className="day" data-yours="" />
          {t('calendar.yours')}
        </span>
        <span>
          <i className="day" />
          {t('calendar.free')}
        </span>
        <span>
          <s>14</s>
          {t('calendar.taken')}
        </span>
        {freeDays.days.some(({ hours }) => hours === null) ? (
          <span>
            <i className="day" data-closed="" />
            {t('calendar.closed')}
          </span>
        ) : null}
      </Legend>
    </Block>
  );
}
