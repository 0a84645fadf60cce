import MoreVertRoundedIcon from '@mui/icons-material/MoreVertRounded';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { FleetRow, FleetSort } from '#contract/calls/fleet/fleet.ts';
import { Gel } from '#src/features/currency/Gel.tsx';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { useOpenAt } from '#src/shared/store/useOpenAt.ts';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { DataTable } from '#src/shared/ui/states/DataTable.tsx';
import type { DataColumn } from '#src/shared/ui/states/DataTable.tsx';
import { CarActions } from '../CarActions.tsx';
import { CarCell, isUnfinished, NextCell, OccupancyBar, RatingCell, TabChip, useRowName } from './CarCells.tsx';
import { fleetUrl, sortBy } from './fleetFilters.ts';
import type { Selection } from './useSelection.ts';

const Frame = styled('div')(({ theme }) => ({
  '& [data-hint]': { [theme.breakpoints.down('lg')]: { display: 'none' } },
}));

interface Props {
  readonly rows: readonly FleetRow[];
  readonly selection: Selection;
}

/** The cars of a page, with the state and the problems of each. */
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
      cardLabel: (row) => t(isUnfinished(row) ? 'todo.title' : 'list.next'),
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

/** Arrow keys move between the checkboxes of rows; Enter opens the row. Space is left to the checkbox. */
function moveInRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (!(target instanceof HTMLElement) || /^(SELECT|TEXTAREA)$/.test(target.tagName)) return;
  const row = target.closest('tr, li');
  if (row === null) return;
  if (key === 'Enter' && target.matches('[data-row]')) {
    event.preventDefault();
    row.querySelector<HTMLAnchorElement>('a')?.click();
    return;
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  const boxes = [...currentTarget.querySelectorAll<HTMLInputElement>('[data-row]')];
  const here = boxes.findIndex((box) => row.contains(box));
  const next = boxes[here + (key === 'ArrowDown' ? 1 : -1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

function RowMenu({ row }: { row: FleetRow }) {
  const { t } = useTranslation('fleet');
  const nameOf = useRowName();
  const name = nameOf(row);
  const { isOpen, anchor, attach, open, close } = useOpenAt(`fleet/carMenu:${row.id}`);
  return (
    <>
      <IconButton
        edge="end"
        ref={attach}
        aria-label={t('menu.of', { name })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={open}
      >
        <MoreVertRoundedIcon />
      </IconButton>
      <CarActions car={row} name={name} anchor={anchor} onClose={close} />
    </>
  );
}

interface RowCheckProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly isHalf?: boolean;
  readonly isRow?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Selects a row, or all of them. Arrow keys move between these checkboxes. */
function RowCheck({ label, isChecked, isHalf = false, isRow = true, onChange }: RowCheckProps) {
  const { t } = useTranslation('fleet');
  return (
    <Checkbox
      edge="start"
      checked={isChecked}
      indeterminate={isHalf}
      onChange={(_event, isOn) => onChange(isOn)}
      slotProps={{
        input: { 'aria-label': isRow ? t('list.select', { name: label }) : label, ...(isRow && { 'data-row': '' }) },
      }}
    />
  );
}
