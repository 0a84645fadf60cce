import AddRoundedIcon from '@mui/icons-material/AddRounded';
import CheckRoundedIcon from '@mui/icons-material/CheckRounded';
import { useTranslation } from 'react-i18next';
import { viewOf } from '#contract/domain/carOutlines.ts';
import type { ReportAngle } from '#contract/calls/reports.ts';
import type { KeptReport } from '#src/shared/lib/openOffline.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { CarOutline } from '../outline/CarOutline.tsx';
import { selectSending } from '../reportsSlice.ts';
import { useKeptPicture } from '../show/useKeptPicture.ts';
import { angleName } from './angleNames.ts';

interface Props {
  readonly report: KeptReport;
  readonly angle: ReportAngle;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One angle of a report: what was taken of it, and how far it is on its way. */
export function AngleButton({ report, angle, isChosen, onChoose }: Props) {
  const { t } = useTranslation('handover');
  const { key, values } = angleName(angle);
  const photo = report.photos.find((one) => one.angle === angle);
  const url = useKeptPicture(report, angle);
  const view = viewOf(angle);
  const sending = useAppSelector(selectSending);
  const isOnItsWay =
    sending?.orderId === report.orderId && sending.kind === report.kind && sending.angle === angle && !photo?.isSent;
  const state = photo === undefined ? null : photo.isSent ? 'sent' : isOnItsWay ? 'sending' : waiting();
  return (
    <li>
      <button type="button" aria-pressed={isChosen} data-there={url === null ? undefined : ''} onClick={onChoose}>
        <span>
          {url === null ? view === null ? <AddRoundedIcon /> : <CarOutline view={view} /> : <img src={url} alt="" />}
          {photo === undefined ? null : (
            <mark>
              <CheckRoundedIcon />
            </mark>
          )}
        </span>
        <span>{photo === undefined && view === null ? t('angles.add') : t(key, values)}</span>
        {state === null ? null : <small>{t(`photo.${state}`)}</small>}
      </button>
    </li>
  );

  function waiting(): 'kept' | 'waiting' {
    return report.isSealed ? 'waiting' : 'kept';
  }
}
