import ChevronRightRoundedIcon from '@mui/icons-material/ChevronRightRounded';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { selectIsClient } from '#src/features/auth/authSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { accountPagesOf } from '#src/features/account/accountPages.ts';

/** The pages of the account as entries of the burger's menu. */
export function MenuAccount({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('common');
  const isClient = useAppSelector(selectIsClient);
  return accountPagesOf(isClient).map(({ path, name }) => (
    <li key={path}>
      <Link to={path} onClick={onClose}>
        <span>{t(name)}</span>
        <ChevronRightRoundedIcon />
      </Link>
    </li>
  ));
}
