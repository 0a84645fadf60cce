import HomeRoundedIcon from '@mui/icons-material/HomeRounded';
import SearchRoundedIcon from '@mui/icons-material/SearchRounded';
import { paths } from '#src/lib/paths.ts';

/** Pages that work, for everybody. A page is linked from the frame only by being listed here. */
export const informationPages = [
  { path: paths.about, name: 'nav.about' },
  { path: paths.terms, name: 'nav.terms' },
] as const;

/** The bar at the lower edge of a phone. */
export const barPages = [
  { path: paths.home, name: 'nav.home', Icon: HomeRoundedIcon },
  { path: paths.search, name: 'nav.search', Icon: SearchRoundedIcon },
] as const;
