import ExpandMoreRoundedIcon from '@mui/icons-material/ExpandMoreRounded';
import LogoutRoundedIcon from '@mui/icons-material/LogoutRounded';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { logOut } from '#src/features/auth/logOut.ts';
import { selectDisplayName, selectIsClient, selectPicture, selectUser } from '#src/features/auth/authSlice.ts';
import { useConfirmLeave } from '#src/shared/forms/confirmLeave.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { InitialAvatar } from '#src/shared/ui/components/InitialAvatar.tsx';
import { SchemeSwitch } from '#src/shared/ui/components/SchemeSwitch.tsx';
import { MenuArea, MenuList, MenuName, MenuOpener, MenuPicture } from './accountMenu.styles.ts';
import { accountPagesOf } from '#src/features/account/accountPages.ts';
import { VerifiedEntry } from './VerifiedEntry.tsx';
import { useHoverMenu } from './useHoverMenu.ts';

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
