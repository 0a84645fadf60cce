import FlagOutlinedIcon from '@mui/icons-material/FlagOutlined';
import LogoutRoundedIcon from '@mui/icons-material/LogoutRounded';
import OpenInNewRoundedIcon from '@mui/icons-material/OpenInNewRounded';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { logOut } from '#src/features/auth/logOut.ts';
import { LanguageSwitch } from '#src/features/language/LanguageSwitch.tsx';
import { paths } from '#src/shared/lib/paths.ts';
import { useConfirmLeave } from '#src/shared/forms/confirmLeave.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { ReportButton } from '#src/shared/ui/components/ReportButton.tsx';
import { SchemeSwitch } from '#src/shared/ui/components/SchemeSwitch.tsx';
import { PanelColumn, PanelFoot, PanelPages } from './PanelPages.tsx';

/** Where one can go in the control panel and out of it. */
export function PanelMenu({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('panel');
  const { t: common } = useTranslation('common');
  const dispatch = useAppDispatch();
  const confirmLeave = useConfirmLeave();
  return (
    <PanelColumn>
      <PanelPages onLeave={onLeave} />
      <PanelFoot>
        <div>
          <LanguageSwitch />
          <SchemeSwitch />
        </div>
        <ul>
          <li>
            <Link to={paths.home} onClick={onLeave}>
              <OpenInNewRoundedIcon />
              <span>{t('nav.site')}</span>
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
                confirmLeave(() => void dispatch(logOut()));
              }}
            >
              <LogoutRoundedIcon />
              <span>{common('account.logOut')}</span>
            </button>
          </li>
        </ul>
      </PanelFoot>
    </PanelColumn>
  );
}
