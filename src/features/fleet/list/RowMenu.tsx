import MoreVertRoundedIcon from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import type { FleetRow } from '#contract/calls/fleet.ts';
import { useOpenAt } from '#src/shared/store/useOpenAt.ts';
import { CarActions } from '../CarActions.tsx';
import { useRowName } from './CarCells.tsx';

export function RowMenu({ row }: { row: FleetRow }) {
  const { t } = useTranslation('fleet');
  const nameOf = useRowName();
  const name = nameOf(row);
  const { isOpen, anchor, attach, open, close } = useOpenAt(`fleet/carMenu:${row.id}`);
  return (
    <>
      <IconButton
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
