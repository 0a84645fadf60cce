import MoreVertRoundedIcon from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CarActions } from '../CarActions.tsx';
import type { CarEditor } from './useCarEditor.ts';
import { useNavigate } from 'react-router';
import { paths } from '#src/lib/paths.ts';

/** What else can be done with the car that is open. */
export function CarMenu({ editor: { car, receive, desk } }: { editor: CarEditor }) {
  const { t } = useTranslation('fleet');
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (car === null) return null;
  return (
    <>
      <IconButton
        aria-label={t('menu.open')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          void desk.flush();
          setAnchor(currentTarget);
        }}
      >
        <MoreVertRoundedIcon />
      </IconButton>
      <CarActions
        car={car}
        name={t('menu.thisCar')}
        anchor={anchor}
        isHere
        onClose={() => setAnchor(null)}
        onChanged={receive}
        onDeleted={() => void navigate(paths.adminCars)}
      />
    </>
  );
}
