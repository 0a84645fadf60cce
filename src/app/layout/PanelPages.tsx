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
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { selectRoles } from '#src/features/auth/authSlice.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { Unread } from '../threads/Unread.tsx';
import { menuOf } from '../routes.ts';
import type { MenuName } from '../routes.ts';

const icons = {
  adminHome: HomeRoundedIcon,
  adminCars: DirectionsCarRoundedIcon,
  adminCalendar: CalendarMonthOutlinedIcon,
  adminOrders: ReceiptLongOutlinedIcon,
  chat: ChatBubbleOutlineRoundedIcon,
  adminOperations: AccountBalanceWalletOutlinedIcon,
  adminStatistics: BarChartRoundedIcon,
  adminReviews: StarOutlineRoundedIcon,
  adminTerms: GavelRoundedIcon,
  adminBranches: StorefrontOutlinedIcon,
  adminClaims: BalanceRoundedIcon,
  adminVerifications: VerifiedUserOutlinedIcon,
  adminAccounts: PeopleOutlineRoundedIcon,
  supportTraces: BugReportOutlinedIcon,
  supportReplay: PlayCircleOutlinedIcon,
  adminReference: MenuBookOutlinedIcon,
  adminAudit: HistoryRoundedIcon,
  adminProfile: PersonOutlineRoundedIcon,
} satisfies Readonly<Record<MenuName, unknown>>;

/** Entries one below the other, on the green ground. */
export const PanelColumn = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  '& ul': { display: 'grid', gap: 2 },
  '& li > a, & li > button': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    width: '100%',
    minHeight: 44,
    padding: '8px 12px',
    border: 0,
    borderRadius: theme.radii.control,
    background: 'none',
    color: theme.vars.palette.deep.text,
    fontSize: '.9375rem',
    fontWeight: 500,
    justifyContent: 'flex-start',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { backgroundColor: 'rgba(255,255,255,.07)', color: '#fff' },
    '&:focus-visible': { outlineColor: '#fff', outlineOffset: -2 },
    '&[aria-current=page]': { backgroundColor: 'rgba(255,255,255,.13)', color: '#fff' },
    '& > svg': { flex: 'none' },
  },
}));

export const PanelFoot = styled('div')(({ theme }) => ({
  marginTop: 'auto',
  paddingTop: 24,
  '& > .switches': { display: 'grid', justifyItems: 'start', gap: 12, padding: '0 12px 12px' },
  // The longest names of the three colour schemes, in Russian, fit beside each other.
  '& [aria-pressed]': { paddingInline: 5 },
  '& > ul': { paddingTop: 12, borderTop: `1px solid ${theme.vars.palette.deep.line}` },
}));

interface Props {
  readonly onLeave: () => void;
  /** They are documents of their own from here: each is loaded anew. */
  readonly areDocuments?: boolean;
}

/** Where somebody's roles let them go in the control panel. */
export function PanelPages({ onLeave, areDocuments = false }: Props) {
  const { t } = useTranslation('panel');
  const { t: common } = useTranslation('common');
  const roles = useAppSelector(selectRoles);
  return (
    <nav aria-label={common('account.controlPanel')}>
      <ul>
        {menuOf(roles).map(({ name, path, entry }) => {
          const Icon = icons[name];
          return (
            <li key={path}>
              <NavLink
                to={path}
                data-badge="end"
                onClick={onLeave}
                reloadDocument={areDocuments || path === paths.supportReplay}
              >
                <Icon />
                <span>{t(entry.name)}</span>
                {path === paths.chat ? <Unread /> : null}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
