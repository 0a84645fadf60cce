import FlagOutlinedIcon from '@mui/icons-material/FlagOutlined';
import LogoutRoundedIcon from '@mui/icons-material/LogoutRounded';
import OpenInNewRoundedIcon from '@mui/icons-material/OpenInNewRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { logOut } from '#src/features/auth/logOut.ts';
import { selectRoles } from '#src/features/auth/authSlice.ts';
import { LanguageSwitch } from '#src/features/language/LanguageSwitch.tsx';
import { paths } from '#src/lib/paths.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { ReportButton } from '#src/ui/ReportButton.tsx';
import { Unread } from '../threads/Unread.tsx';
import { panelPagesOf } from './panelPages.ts';

const Column = styled('div')(({ theme }) => ({
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

const Foot = styled('div')(({ theme }) => ({
  marginTop: 'auto',
  paddingTop: 24,
  '& > div': { padding: '0 12px 12px' },
  '& > ul': { paddingTop: 12, borderTop: `1px solid ${theme.vars.palette.deep.line}` },
}));

/** Where one can go in the control panel and out of it. */
export function PanelMenu({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('panel');
  const { t: common } = useTranslation('common');
  const dispatch = useAppDispatch();
  const roles = useAppSelector(selectRoles);
  return (
    <Column>
      <nav aria-label={common('account.controlPanel')}>
        <ul>
          {panelPagesOf(roles).map(({ path, name, Icon }) => (
            <li key={path}>
              <NavLink to={path} onClick={onLeave} data-badge="end">
                <Icon />
                {t(name)}
                {path === paths.chat ? <Unread /> : null}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Foot>
        <div>
          <LanguageSwitch />
        </div>
        <ul>
          <li>
            <Link to={paths.home} onClick={onLeave}>
              <OpenInNewRoundedIcon />
              {t('nav.site')}
            </Link>
          </li>
          <li>
            <ReportButton start={<FlagOutlinedIcon />} />
          </li>
          <li>
            <button
              type="button"
              onClick={() => {
                onLeave();
                void dispatch(logOut());
              }}
            >
              <LogoutRoundedIcon />
              {common('account.logOut')}
            </button>
          </li>
        </ul>
      </Foot>
    </Column>
  );
}
