import ListRoundedIcon from '@mui/icons-material/ListRounded';
import MapRoundedIcon from '@mui/icons-material/MapRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { SearchFilters } from '../searchFilters.ts';
import { changeFilters } from '../searchFilters.ts';

const Switch = styled(Button)({ whiteSpace: 'nowrap', flex: '0 0 auto' });

interface Props {
  readonly filters: SearchFilters;
  readonly onChange: (filters: SearchFilters) => void;
}

/** Opens the map beside the list, and closes it; a searched part of it is dropped then. */
export function MapSwitch({ filters, onChange }: Props) {
  const { t } = useTranslation('search');
  const isOpen = filters.map === true;
  return (
    <Switch
      data-script=""
      variant="outlined"
      aria-pressed={isOpen}
      aria-label={t('map.open')}
      startIcon={isOpen ? <ListRoundedIcon /> : <MapRoundedIcon />}
      onClick={() => onChange(changeFilters(filters, isOpen ? { map: undefined, bbox: undefined } : { map: true }))}
    >
      {isOpen ? t('map.close') : t('map.open')}
    </Switch>
  );
}
