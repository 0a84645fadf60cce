import ExpandMoreRoundedIcon from '@mui/icons-material/ExpandMoreRounded';
import LogoutRoundedIcon from '@mui/icons-material/LogoutRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useId, useRef, useEffect } from 'react';
import type { FocusEvent, KeyboardEvent, PointerEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { accountPagesOf } from '#src/features/account/accountPages.ts';
import { selectDisplayName, selectIsClient, selectPicture, selectUser } from '#src/features/auth/authSlice.ts';
import { logOut } from '#src/features/auth/logOut.ts';
import { useConfirmLeave } from '#src/shared/forms/confirmLeave.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import type { UiStatePrivacy } from '#src/shared/store/useUiState.ts';
import { InitialAvatar } from '#src/shared/ui/components/InitialAvatar.tsx';
import { SchemeSwitch } from '#src/shared/ui/components/SchemeSwitch.tsx';
import { VerifiedEntry } from './VerifiedEntry.tsx';

const MenuArea = styled('div')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const MenuPicture = styled('img')({ flex: 'none', borderRadius: '50%', objectFit: 'cover' });

const MenuOpener = styled(ButtonBase)(({ theme }) => ({
  gap: 10,
  maxWidth: 220,
  minHeight: 44,
  padding: '3px 8px 3px 4px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radii.pill,
  fontSize: '.9375rem',
  fontWeight: 500,
  '&:hover': { boxShadow: theme.vars.palette.elevation.raised },
  '& > svg': { width: 20, height: 20, flex: 'none' },
  '[data-over-picture] &': {
    borderColor: 'rgba(255,255,255,.5)',
    backgroundColor: 'rgba(8,26,18,.26)',
    backdropFilter: 'blur(10px)',
  },
}));

const MenuName = styled('span')({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The gap above the list belongs to it, so that a pointer can cross it. */
const MenuList = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: '100%',
  right: 0,
  zIndex: theme.zIndex.modal,
  minWidth: 'max(100%, 220px)',
  paddingTop: 6,
  '& > ul': {
    padding: 6,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.radii.large,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    boxShadow: theme.vars.palette.elevation.modal,
  },
  '& [data-setting]': { padding: '8px 12px' },
  '& li:not([data-verified]) > a, & li > button': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    width: '100%',
    minHeight: 44,
    padding: '8px 12px',
    border: 0,
    borderRadius: 8,
    background: 'none',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: '.9375rem',
    fontWeight: 500,
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '& li:not([data-verified]) svg': { width: 22, height: 22, color: theme.vars.palette.text.secondary },
}));

/** The user's name; a pointer over it, a tap or a key opens what an account has. */
export function AccountMenu() {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const confirmLeave = useConfirmLeave();
  const user = useAppSelector(selectUser);
  const isClient = useAppSelector(selectIsClient);
  const picture = useAppSelector(selectPicture);
  const name = useAppSelector(selectDisplayName) ?? t('account.name');
  const area = useRef<HTMLDivElement>(null);
  const listId = useId();
  const menu = useHoverMenu('layout/accountMenu', area, { privacy: 'keep' });
  return (
    <MenuArea ref={area} {...menu.areaProps}>
      <MenuOpener aria-expanded={menu.isOpen} aria-controls={listId} onClick={menu.toggle}>
        {picture === null ? (
          <InitialAvatar name={name} seed={user?.user_id ?? 0} />
        ) : (
          <MenuPicture src={picture} alt="" width={36} height={36} />
        )}
        <MenuName>{name}</MenuName>
        <ExpandMoreRoundedIcon />
      </MenuOpener>
      <MenuList id={listId} hidden={!menu.isOpen}>
        <ul>
          <li data-verified="">
            <VerifiedEntry isOpen={menu.isOpen} onClick={menu.close} />
          </li>
          {accountPagesOf(isClient).map(({ path, name: page, Icon }) => (
            <li key={path}>
              <Link to={path} onClick={menu.close}>
                <Icon />
                <span>{t(page)}</span>
              </Link>
            </li>
          ))}
          <li data-setting="">
            <SchemeSwitch />
          </li>
          <li>
            <button type="button" onClick={() => confirmLeave(() => void dispatch(logOut()))}>
              <LogoutRoundedIcon />
              <span>{t('account.logOut')}</span>
            </button>
          </li>
        </ul>
      </MenuList>
    </MenuArea>
  );
}

const entries = 'a[href], button';

/**
 * A menu that opens under a mouse and closes when it leaves; a click or a tap keeps it open until the next one, and
 * the arrow keys go through it. `area` holds the opener first and then the entries.
 */
function useHoverMenu(key: string, area: RefObject<HTMLElement | null>, privacy: UiStatePrivacy) {
  const [state, setState] = useUiState<'closed' | 'hovered' | 'kept'>(key, 'closed', privacy);
  const isOpen = state !== 'closed';
  const close = () => setState('closed');

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !area.current?.contains(target)) setState('closed');
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [area, isOpen, setState]);

  const move = (step: number) => {
    const all = [...(area.current?.querySelectorAll<HTMLElement>(entries) ?? [])];
    const at = all.findIndex((entry) => entry === document.activeElement);
    all[Math.min(Math.max(at + step, 0), all.length - 1)]?.focus();
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Escape: () => {
      area.current?.querySelector<HTMLElement>(entries)?.focus();
      close();
    },
  };

  return {
    isOpen,
    close,
    /** A mouse that opened the menu by coming near is not to close it by a click. */
    toggle: () => setState(state === 'kept' ? 'closed' : 'kept'),
    areaProps: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse' && !isOpen) setState('hovered');
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse' && state === 'hovered') close();
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
      },
      onKeyDown: (event: KeyboardEvent) => {
        const act = keys[event.key];
        if (!act || (!isOpen && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        if (isOpen) act();
        else setState('kept');
      },
    },
  };
}
