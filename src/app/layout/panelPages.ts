import AccountBalanceWalletOutlinedIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import BalanceRoundedIcon from '@mui/icons-material/BalanceRounded';
import BarChartRoundedIcon from '@mui/icons-material/BarChartRounded';
import BugReportOutlinedIcon from '@mui/icons-material/BugReportOutlined';
import CalendarMonthOutlinedIcon from '@mui/icons-material/CalendarMonthOutlined';
import ChatBubbleOutlineRoundedIcon from '@mui/icons-material/ChatBubbleOutlineRounded';
import DirectionsCarRoundedIcon from '@mui/icons-material/DirectionsCarRounded';
import GavelRoundedIcon from '@mui/icons-material/GavelRounded';
import HistoryRoundedIcon from '@mui/icons-material/HistoryRounded';
import HomeRoundedIcon from '@mui/icons-material/HomeRounded';
import MenuBookOutlinedIcon from '@mui/icons-material/MenuBookOutlined';
import PeopleOutlineRoundedIcon from '@mui/icons-material/PeopleOutlineRounded';
import PlayCircleOutlinedIcon from '@mui/icons-material/PlayCircleOutlined';
import PersonOutlineRoundedIcon from '@mui/icons-material/PersonOutlineRounded';
import ReceiptLongOutlinedIcon from '@mui/icons-material/ReceiptLongOutlined';
import StarOutlineRoundedIcon from '@mui/icons-material/StarOutlineRounded';
import StorefrontOutlinedIcon from '@mui/icons-material/StorefrontOutlined';
import VerifiedUserOutlinedIcon from '@mui/icons-material/VerifiedUserOutlined';
import type { Role } from '#contract/session.ts';
import { paths } from '#src/lib/paths.ts';
import { isOpenTo } from '#src/lib/routeAccess.ts';

/** The entries of the control panel in their order. Whose each one is says the list of routes, or `only` where all may. */
const pages = [
  { path: paths.adminHome, name: 'nav.home', Icon: HomeRoundedIcon },
  { path: paths.adminCars, name: 'nav.cars', Icon: DirectionsCarRoundedIcon },
  { path: paths.adminCalendar, name: 'nav.calendar', Icon: CalendarMonthOutlinedIcon },
  { path: paths.adminOrders, name: 'nav.orders', Icon: ReceiptLongOutlinedIcon },
  { path: paths.chat, name: 'nav.messages', Icon: ChatBubbleOutlineRoundedIcon, only: 'owner' },
  { path: paths.adminOperations, name: 'nav.operations', Icon: AccountBalanceWalletOutlinedIcon },
  { path: paths.adminStatistics, name: 'nav.statistics', Icon: BarChartRoundedIcon },
  { path: paths.adminReviews, name: 'nav.reviews', Icon: StarOutlineRoundedIcon },
  { path: paths.adminTerms, name: 'nav.terms', Icon: GavelRoundedIcon },
  { path: paths.adminBranches, name: 'nav.branches', Icon: StorefrontOutlinedIcon },
  { path: paths.adminClaims, name: 'nav.claims', Icon: BalanceRoundedIcon },
  { path: paths.adminVerifications, name: 'nav.verifications', Icon: VerifiedUserOutlinedIcon },
  { path: paths.adminAccounts, name: 'nav.accounts', Icon: PeopleOutlineRoundedIcon },
  { path: paths.supportTraces, name: 'nav.reports', Icon: BugReportOutlinedIcon },
  { path: paths.supportReplay, name: 'nav.replay', Icon: PlayCircleOutlinedIcon },
  { path: paths.adminReference, name: 'nav.reference', Icon: MenuBookOutlinedIcon },
  { path: paths.adminAudit, name: 'nav.audit', Icon: HistoryRoundedIcon },
  { path: paths.adminProfile, name: 'nav.profile', Icon: PersonOutlineRoundedIcon },
] as const satisfies readonly { path: string; name: string; Icon: unknown; only?: Role }[];

export type PanelPage = (typeof pages)[number];

/** What the side of the control panel offers somebody with these roles. */
export function panelPagesOf(roles: readonly Role[]): PanelPage[] {
  return pages.filter((page) => isOpenTo(roles, page.path) && (!('only' in page) || roles.includes(page.only)));
}
