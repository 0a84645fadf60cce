import CancelOutlinedIcon from '@mui/icons-material/CancelOutlined';
import CheckCircleOutlineRoundedIcon from '@mui/icons-material/CheckCircleOutlineRounded';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { SampleDrawing } from './SampleDrawing.tsx';

/** In a row; on a phone the good ones over the others. */
const Samples = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: 14,
  marginTop: 14,
  '& > li': { minWidth: 0 },
  '& p': { display: 'flex', gap: 6, marginTop: 6, fontSize: '.8125rem', lineHeight: 1.4, overflowWrap: 'anywhere' },
  '& p > svg': { flex: 'none', width: 18, height: 18, color: theme.vars.palette.error.main },
  '& [data-good] p > svg': { color: theme.vars.palette.primary.text },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gap: '16px 10px',
    '& > li': { gridColumn: 'span 2' },
    '& > [data-good]': { gridColumn: 'span 3' },
  },
}));

const samples = [
  ['document', true],
  ['selfie', true],
  ['cut', false],
  ['glare', false],
  ['covered', false],
] as const;

/** Which photographs are accepted, and which are the usual reasons that one is not. */
export function PhotoSamples() {
  const { t } = useTranslation('verification');
  return (
    <Panel aria-labelledby="photo-samples">
      <Typography id="photo-samples" variant="h4" component="h2">
        {t('samples.title')}
      </Typography>
      <Samples>
        {samples.map(([sample, isGood]) => (
          <li key={sample} data-good={isGood ? '' : undefined}>
            <SampleDrawing sample={sample} />
            <p>
              {isGood ? <CheckCircleOutlineRoundedIcon /> : <CancelOutlinedIcon />}
              <span>
                <VisuallyHidden>{t(isGood ? 'samples.good' : 'samples.bad')} </VisuallyHidden>
                {t(`samples.${sample}`)}
              </span>
            </p>
          </li>
        ))}
      </Samples>
    </Panel>
  );
}
