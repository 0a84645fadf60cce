import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { selectRoles } from '#src/features/auth/authSlice.ts';
import { paths } from '#src/lib/paths.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { Unread } from '../threads/Unread.tsx';
import { panelPagesOf } from './panelPages.ts';

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
  '& > div': { display: 'grid', justifyItems: 'start', gap: 12, padding: '0 12px 12px' },
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
        {panelPagesOf(roles).map(({ path, name, Icon }) => (
          <li key={path}>
            <NavLink
              to={path}
              data-badge="end"
              onClick={onLeave}
              reloadDocument={areDocuments || path === paths.supportReplay}
            >
              <Icon />
              <span>{t(name)}</span>
              {path === paths.chat ? <Unread /> : null}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
