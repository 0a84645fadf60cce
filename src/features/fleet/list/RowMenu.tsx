import MoreVertRoundedIcon from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FleetRow } from '#contract/fleet.ts';
import { CarActions } from '../CarActions.tsx';
import { useRowName } from './CarCells.tsx';

export function RowMenu({ row }: { row: FleetRow }) {
  const { t } = useTranslation('fleet');
  const nameOf = useRowName();
  const name = nameOf(row);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={t('menu.of', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertRoundedIcon />
      </IconButton>
      <CarActions car={row} name={name} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}
