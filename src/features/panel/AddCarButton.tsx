import AddRoundedIcon from '@mui/icons-material/AddRounded';
import { useTranslation } from 'react-i18next';
import { useListFleetCarsQuery } from '#src/features/fleet/fleetApi.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';

/** For owners who have a car already; the others are led to it by `FirstSteps`. */
export function AddCarButton() {
  const { t } = useTranslation('panel');
  const { data } = useListFleetCarsQuery({ query: {} });
  if (!data || data.total === 0) return null;
  return (
    <ButtonLink to={paths.adminCar('new')} startIcon={<AddRoundedIcon />}>
      {t('home.addCar')}
    </ButtonLink>
  );
}
