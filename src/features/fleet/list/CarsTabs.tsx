import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ResponseOf } from '#contract/call.ts';
import { fleetTabs } from '#contract/domain/cars/fleetLists.ts';
import type { FleetTab, listFleetCars } from '#contract/calls/fleet/fleet.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { fleetUrl } from './fleetFilters.ts';

const Tabs = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  marginBottom: 16,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    padding: '8px 12px',
    color: theme.vars.palette.text.secondary,
    fontSize: '.9375rem',
    fontWeight: 500,
    whiteSpace: 'nowrap',
  },
  '& > a:focus-visible': { outlineOffset: -2 },
  '& > a:hover': { color: theme.vars.palette.text.primary },
  '& .count': {
    minWidth: 22,
    padding: '1px 7px',
    borderRadius: 10,
    backgroundColor: theme.vars.palette.background.sunken,
    fontSize: '.8125rem',
    fontStyle: 'normal',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
  '& [data-waits] > .count': {
    backgroundColor: theme.vars.palette.warning.soft,
    color: theme.vars.palette.warning.onSoft,
  },
  '& > a[aria-current]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  '& > a[aria-current]::after': {
    content: '""',
    position: 'absolute',
    right: 8,
    bottom: 0,
    left: 8,
    height: 3,
    borderRadius: '3px 3px 0 0',
    backgroundColor: theme.vars.palette.primary.main,
  },
}));

const tabs = ['all', ...fleetTabs] as const;

interface Props {
  readonly status: FleetTab | undefined;
  /** Null until loaded. */
  readonly counts: ResponseOf<typeof listFleetCars>['counts'] | null;
}

/** Tabs for the states of cars, with counts. */
export function CarsTabs({ status, counts }: Props) {
  const { t } = useTranslation('fleet');
  const { addressOf } = useUrlState(fleetUrl);
  return (
    <Tabs aria-label={t('list.tabs')}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={addressOf({ status: tab === 'all' ? undefined : tab })}
          {...((status ?? 'all') === tab && { 'aria-current': 'page' as const })}
          {...(tab === 'needs_images' && (counts?.needs_images ?? 0) > 0 && { 'data-waits': '' })}
        >
          {t(`tabs.${tab}`)}
          <em className="count">{counts?.[tab] ?? '–'}</em>
        </Link>
      ))}
    </Tabs>
  );
}
