import MoreVertRoundedIcon from '@mui/icons-material/MoreVertRounded';
import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import type { Shot } from '#contract/calls/cars/cars.ts';
import { useOpenAt } from '#src/shared/store/useOpenAt.ts';

export type SlotAction = 'main' | 'cut' | 'replace' | 'delete';

interface Props {
  readonly shot: Shot;
  readonly name: string;
  readonly isMain: boolean;
  readonly onAction: (action: SlotAction) => void;
}

/** Actions for a photo. The main one cannot be deleted or made main again. */
export function SlotMenu({ shot, name, isMain, onAction }: Props) {
  const { t } = useTranslation('fleet');
  const { isOpen, anchor, attach, open, close } = useOpenAt(`fleet/photoMenu/${shot.replaceAll('_', '-')}`);
  const actions: readonly SlotAction[] = isMain ? ['cut', 'replace'] : ['main', 'cut', 'replace', 'delete'];
  return (
    <>
      <ButtonBase
        ref={attach}
        data-corner="menu"
        aria-label={t('photos.menu', { shot: name })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={open}
      >
        <MoreVertRoundedIcon />
      </ButtonBase>
      <Menu open={isOpen} anchorEl={anchor} onClose={close}>
        {actions.map((action) => (
          <MenuItem
            key={action}
            sx={{ minHeight: 44 }}
            onClick={() => {
              close();
              onAction(action);
            }}
          >
            {t(`photos.actions.${action}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
