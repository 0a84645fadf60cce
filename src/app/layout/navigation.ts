import HomeRoundedIcon from '@mui/icons-material/HomeRounded';
import SearchRoundedIcon from '@mui/icons-material/SearchRounded';
import { paths } from '#src/shared/lib/paths.ts';

/** Pages that work, for everybody. A page is linked from the frame only by being listed here. */
export const informationPages = [
  { path: paths.about, name: 'nav.about' },
  { path: paths.safety, name: 'nav.safety' },
  { path: paths.rent('tbilisi'), name: 'nav.rent' },
  { path: paths.terms, name: 'nav.terms' },
] as const;

/** The bar at the lower edge of a phone begins with them; to a client's the account adds its own, and the logo leads home. */
const home = { path: paths.home, name: 'nav.home', Icon: HomeRoundedIcon } as const;
const search = { path: paths.search, name: 'nav.search', Icon: SearchRoundedIcon } as const;

export const openBarPagesOf = (isClient: boolean) => (isClient ? [search] : [home, search]);
