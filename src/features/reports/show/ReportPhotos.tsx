import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Report } from '#contract/calls/reports.ts';
import { angleName } from '../make/angleNames.ts';

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
export function ReportPhotos({ photos }: Pick<Report, 'photos'>) {
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
