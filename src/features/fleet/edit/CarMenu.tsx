import MoreVertRoundedIcon from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { CarActions } from '../CarActions.tsx';
import type { CarEditor } from './useCarEditor.ts';
import { useNavigate } from 'react-router';
import { paths } from '#src/shared/lib/paths.ts';
import { useOpenAt } from '#src/shared/store/useOpenAt.ts';

/** What else can be done with the car that is open. */
export function CarMenu({ editor: { car, autosave } }: { editor: CarEditor }) {
  const { t } = useTranslation('fleet');
  const navigate = useNavigate();
  const { isOpen, anchor, attach, open, close } = useOpenAt('fleet/carMenu');
  if (car === null) return null;
  return (
    <>
      <IconButton
        ref={attach}
        aria-label={t('menu.open')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          void autosave.flush();
          open();
        }}
      >
        <MoreVertRoundedIcon />
      </IconButton>
      <CarActions
        car={car}
        name={t('menu.thisCar')}
        anchor={anchor}
        isHere
        onClose={close}
        onChanged={autosave.receive}
        onDeleted={() => void navigate(paths.adminCars)}
      />
    </>
  );
}
