import MoreVertRoundedIcon from '@mui/icons-material/MoreVertRounded';
import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export type SlotAction = 'main' | 'cut' | 'replace' | 'delete';

interface Props {
  readonly name: string;
  readonly isMain: boolean;
  readonly onAction: (action: SlotAction) => void;
}

/** What can be done with a photo. The main one can be neither deleted nor made main again. */
export function SlotMenu({ name, isMain, onAction }: Props) {
  const { t } = useTranslation('fleet');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const actions: readonly SlotAction[] = isMain ? ['cut', 'replace'] : ['main', 'cut', 'replace', 'delete'];
  return (
    <>
      <ButtonBase
        data-corner="menu"
        aria-label={t('photos.menu', { shot: name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertRoundedIcon />
      </ButtonBase>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {actions.map((action) => (
          <MenuItem
            key={action}
            sx={{ minHeight: 44 }}
            onClick={() => {
              setAnchor(null);
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
