import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { FleetRow, FleetSort } from '#contract/calls/fleet.ts';
import { Gel } from '#src/features/currency/Gel.tsx';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { DataTable } from '#src/shared/ui/states/DataTable.tsx';
import type { DataColumn } from '#src/shared/ui/states/DataTable.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { CarCell, NextCell, OccupancyBar, RatingCell, TabChip, useRowName } from './CarCells.tsx';
import { fleetUrl, sortBy } from './fleetFilters.ts';
import { moveInRows } from './moveInRows.ts';
import { RowCheck } from './RowCheck.tsx';
import { RowMenu } from './RowMenu.tsx';
import type { Selection } from './useSelection.ts';

const Frame = styled('div')(({ theme }) => ({
  '& td > span > small': { display: 'block' },
  '& [data-hint]': { [theme.breakpoints.down('lg')]: { display: 'none' } },
}));

interface Props {
  readonly rows: readonly FleetRow[];
  readonly selection: Selection;
}

/** The cars of a page, each with what it does and what it needs. */
export function CarsTable({ rows, selection }: Props) {
  const { t } = useTranslation('fleet');
  const url = useUrlState(fleetUrl);
  const nameOf = useRowName();
  const sort = (name: FleetSort) => sortBy(url, name);
  const columns: DataColumn<FleetRow>[] = [
    {
      key: 'select',
      label: '',
      head: (
        <RowCheck
          label={t('list.selectAll')}
          isRow={false}
          isChecked={rows.length > 0 && selection.ids.length === rows.length}
          isHalf={selection.ids.length > 0 && selection.ids.length < rows.length}
          onChange={selection.setAll}
        />
      ),
      onCard: 'corner',
      cell: (row) => (
        <RowCheck label={nameOf(row)} isChecked={selection.has(row.id)} onChange={() => selection.toggle(row.id)} />
      ),
    },
    {
      key: 'car',
      label: t('list.car'),
      onCard: 'heading',
      cell: (row) => <CarCell row={row} />,
      sort: sort('name'),
    },
    { key: 'branch', label: t('fields.branch_id'), cell: ({ branch }) => branch?.name ?? null },
    { key: 'status', label: t('list.status'), onCard: 'line', cell: ({ tab }) => <TabChip tab={tab} /> },
    {
      key: 'price',
      label: t('fields.price_per_day'),
      isFigure: true,
      cell: ({ price_per_day: price }) => (price === null ? '—' : <Gel tetri={price} />),
      sort: sort('price'),
    },
    {
      key: 'occupancy',
      label: t('list.occupancy'),
      cell: ({ occupancy }) => <OccupancyBar percent={occupancy} />,
      sort: sort('occupancy'),
    },
    {
      key: 'next',
      label: t('list.next'),
      cell: (row) => <NextCell row={row} />,
      sort: sort('next_rental'),
    },
    { key: 'rating', label: t('list.rating'), cell: (row) => <RatingCell row={row} />, sort: sort('rating') },
    {
      key: 'menu',
      label: '',
      head: <VisuallyHidden>{t('menu.open')}</VisuallyHidden>,
      onCard: 'corner',
      cell: (row) => <RowMenu row={row} />,
    },
  ];
  return (
    <Frame onKeyDown={moveInRows}>
      <DataTable
        label={t('list.title')}
        rows={rows}
        columns={columns}
        keyOf={({ id }) => id}
        isSelected={({ id }) => selection.has(id)}
      />
    </Frame>
  );
}
