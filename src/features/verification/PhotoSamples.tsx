import CancelOutlinedIcon from '@mui/icons-material/CancelOutlined';
import CheckCircleOutlineRoundedIcon from '@mui/icons-material/CheckCircleOutlineRounded';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';

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
    '& p': { gap: 4, fontSize: '.75rem' },
    '& > [data-good]': { gridColumn: 'span 3' },
  },
  // A third of the narrowest phones is too little for the longest words.
  [theme.breakpoints.down(360)]: { '& > li': { gridColumn: 'span 3' } },
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

/** What a photograph shows: a good one, or what is wrong with it. */
type Sample = 'document' | 'selfie' | 'cut' | 'glare' | 'covered';

/** Our own lines, in the colours of the scheme: no real document and no real face. */
const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: theme.radii.control,
  backgroundColor: theme.vars.palette.background.sunken,
  fill: 'none',
  stroke: theme.vars.palette.text.secondary,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& .paper': { fill: theme.vars.palette.background.paper },
  '& .corners': { stroke: theme.vars.palette.primary.main, strokeWidth: 3.5 },
  '& .light': { stroke: 'none', fill: theme.vars.palette.background.sunken, opacity: 0.92 },
  '& .rays': { stroke: theme.vars.palette.warning.main },
}));

/** A card with its photograph and its lines, 100 by 62. */
const card = (
  <>
    <rect className="paper" width="100" height="62" rx="6" />
    <rect x="9" y="14" width="24" height="30" rx="3" />
    <circle cx="21" cy="25" r="5" />
    <path d="M12 43c2-8 16-8 18 0M43 18h44M43 28h36M43 38h40M9 53h80" />
  </>
);

/** The same held in a hand, 40 by 26. */
const smallCard = (
  <>
    <rect className="paper" width="40" height="26" rx="4" />
    <rect x="5" y="7" width="10" height="12" rx="2" />
    <path d="M20 9h14M20 15h10" />
  </>
);

const person = (
  <path
    className="paper"
    d="M46 100c2-22 16-27 34-27s32 5 34 27M80 20c-14 0-21 10-20 23 1 15 10 24 20 24s19-9 20-24c1-13-6-23-20-23z"
  />
);
const face = <path d="M72 42v2M88 42v2M80 45v6M74 56c4 3 8 3 12 0" />;

const drawings: Readonly<Record<Sample, ReactNode>> = {
  document: (
    <>
      <g transform="translate(30 19)">{card}</g>
      <path className="corners" d="M20 24V10h14M126 10h14v14M140 76v14h-14M34 90H20V76" />
    </>
  ),
  selfie: (
    <>
      {person}
      {face}
      <g transform="translate(102 54)">{smallCard}</g>
      <path className="rays" d="M22 14v-6M22 42v-6M8 25H2M42 25h-6M12 15l-4-4M32 35l4 4M32 15l4-4M12 35l-4 4" />
      <circle className="rays" cx="22" cy="25" r="7" />
    </>
  ),
  cut: <g transform="translate(84 52)">{card}</g>,
  glare: (
    <>
      <g transform="translate(30 19)">{card}</g>
      <path className="light" d="M74 14l34-4 18 28-26 40-36 6-8-34z" />
    </>
  ),
  covered: (
    <>
      {person}
      <path d="M72 32v2M88 32v2" />
      <g transform="translate(56 40) scale(1.2)">{smallCard}</g>
    </>
  ),
};

/** Says nothing by itself: its caption does. */
const SampleDrawing = ({ sample }: { sample: Sample }) => (
  <Drawing viewBox="0 0 160 100" aria-hidden="true">
    {drawings[sample]}
  </Drawing>
);
