import { styled } from '@mui/material/styles';
import { RecentCars } from '#src/features/cars/recent/RecentCars.tsx';

const Place = styled('div')(({ theme }) => ({ marginTop: theme.layout.section, '&:empty': { display: 'none' } }));

/** The cars looked at lately, below the favourites. */
export function Recent() {
  return (
    <Place>
      <RecentCars />
    </Place>
  );
}
