import OpenInNewRoundedIcon from '@mui/icons-material/OpenInNewRounded';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#src/shared/lib/paths.ts';
import { PanelColumn, PanelFoot, PanelPages } from '../../app/layout/PanelPages.tsx';

/** Where one can go from a replay. What needs the server, like logging out, is done elsewhere. */
export function ReplayMenu({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('panel');
  return (
    <PanelColumn>
      <PanelPages onLeave={onLeave} areDocuments />
      <PanelFoot>
        <ul>
          <li>
            <Link to={paths.home} reloadDocument>
              <OpenInNewRoundedIcon />
              <span>{t('nav.site')}</span>
            </Link>
          </li>
        </ul>
      </PanelFoot>
    </PanelColumn>
  );
}
