import ChatBubbleOutlineRoundedIcon from '@mui/icons-material/ChatBubbleOutlineRounded';
import FavoriteBorderRoundedIcon from '@mui/icons-material/FavoriteBorderRounded';
import LockOutlineRoundedIcon from '@mui/icons-material/LockOutlineRounded';
import PersonOutlineRoundedIcon from '@mui/icons-material/PersonOutlineRounded';
import ReceiptLongOutlinedIcon from '@mui/icons-material/ReceiptLongOutlined';
import SpaceDashboardOutlinedIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { paths } from '#src/shared/lib/paths.ts';

const clientPages = [
  { path: paths.profile, name: 'account.profile', Icon: PersonOutlineRoundedIcon },
  { path: paths.changePassword, name: 'account.changePassword', Icon: LockOutlineRoundedIcon },
  { path: paths.orders, name: 'account.orders', Icon: ReceiptLongOutlinedIcon },
  { path: paths.favourites, name: 'account.favourites', Icon: FavoriteBorderRoundedIcon },
] as const;

/** In the header and the bar, not in the account menu. */
const chatPage = { path: paths.chat, name: 'nav.chat', Icon: ChatBubbleOutlineRoundedIcon } as const;

const staffPages = [{ path: paths.adminHome, name: 'account.controlPanel', Icon: SpaceDashboardOutlinedIcon }] as const;

export type AccountPage = (typeof clientPages)[number] | (typeof staffPages)[number];

/** What the account menu offers besides logging out: a client has pages of their own, every other role the control panel. */
export function accountPagesOf(isClient: boolean): readonly AccountPage[] {
  return isClient ? clientPages : staffPages;
}

/** Of these a thumb reaches the first ones, after the search. */
const barPaths: readonly string[] = [paths.favourites, paths.orders, paths.chat, paths.profile];

/** The pages of an account that stand in the bar of a phone, in its order; messages for whoever can have some. */
export function barPagesOf(isClient: boolean, hasThreads: boolean): (AccountPage | typeof chatPage)[] {
  const pages = [...(isClient ? accountPagesOf(isClient) : []), ...(hasThreads ? [chatPage] : [])];
  return barPaths.flatMap((path) => pages.filter((page) => page.path === path));
}
