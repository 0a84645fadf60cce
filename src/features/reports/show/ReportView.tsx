import CheckCircleRoundedIcon from '@mui/icons-material/CheckCircleRounded';
import ScheduleRoundedIcon from '@mui/icons-material/ScheduleRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Report, ReportMark } from '#contract/calls/orders/reports.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { angleName } from '../make/angleNames.ts';
import { listMarks } from '../marks/marks.ts';
import { ReportFacts } from './ReportFacts.tsx';

const Voices = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  marginTop: 12,
  '& > li': { display: 'grid', gridTemplateColumns: '22px minmax(0, 1fr)', gap: 8, overflowWrap: 'anywhere' },
  '& svg': { width: 22, height: 22, color: theme.vars.palette.primary.text },
  '& [data-waits] svg': { color: theme.vars.palette.text.tertiary },
  '& .detail': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: '.8125rem' },
  '& q': { display: 'block' },
}));

interface Props {
  readonly report: Report;
  /** For a return: the marks known at the hand-over. */
  readonly before: readonly ReportMark[];
}

/** A report on the server, with its confirmations. */
export function ReportView({ report, before }: Props) {
  const { t } = useTranslation('handover');
  const { ofInstant } = useMomentText();
  const { photos, odometer, fuel_eighths, confirmations } = report;
  return (
    <>
      <ReportFacts photos={photos.length} odometer={odometer} fuel={fuel_eighths} marks={listMarks(report, before)} />
      {report.photos_deleted_at === null ? <ReportPhotos photos={photos} /> : <p>{t('view.deleted')}</p>}
      <Voices aria-label={t('view.voices')}>
        {(['owner', 'client'] as const).map((side) => {
          const voice = confirmations.find((one) => one.side === side);
          return (
            <li key={side} data-waits={voice === undefined ? '' : undefined}>
              {voice === undefined ? <ScheduleRoundedIcon /> : <CheckCircleRoundedIcon />}
              <div>
                <span>{t(voice === undefined ? `view.waits.${side}` : `view.confirmed.${side}`)}</span>
                {voice === undefined ? null : (
                  <small className="detail">{`${ofInstant(voice.at)}${voice.way === 'code' ? ` · ${t('view.byCode')}` : ''}`}</small>
                )}
                {voice?.remarks ? <q>{voice.remarks}</q> : null}
              </div>
            </li>
          );
        })}
      </Voices>
    </>
  );
}

const Photos = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  gap: 8,
  marginTop: 12,
  '& a': { display: 'block', fontSize: '.75rem', color: theme.vars.palette.text.secondary },
  '& img': {
    width: '100%',
    aspectRatio: '3 / 2',
    objectFit: 'cover',
    borderRadius: theme.radii.control,
    backgroundColor: theme.vars.palette.background.picture,
  },
}));

/** The photographs of a report that the server has; each opens whole. */
function ReportPhotos({ photos }: Pick<Report, 'photos'>) {
  const { t } = useTranslation('handover');
  const shown = photos.flatMap(({ angle, thumb_url, full_url }) =>
    thumb_url === null || full_url === null ? [] : [{ angle, thumb: thumb_url, full: full_url }],
  );
  if (shown.length === 0) return null;
  return (
    <Photos aria-label={t('steps.photos')}>
      {shown.map(({ angle, thumb, full }) => {
        const { key, values } = angleName(angle);
        return (
          <li key={angle}>
            <a href={full} target="_blank" rel="noreferrer">
              <img src={thumb} alt="" loading="lazy" />
              {t(key, values)}
            </a>
          </li>
        );
      })}
    </Photos>
  );
}
