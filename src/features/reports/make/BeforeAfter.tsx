import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';

const Pair = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: theme.radii.large,
  backgroundColor: theme.vars.palette.background.picture,
  '& > img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  '& > hr': {
    position: 'absolute',
    top: 0,
    bottom: 0,
    width: 3,
    margin: '0 0 0 -1.5px',
    border: 0,
    backgroundColor: '#fff',
    boxShadow: '0 0 4px rgba(0,0,0,.6)',
  },
  '& > .before, & > .after': {
    position: 'absolute',
    bottom: 10,
    maxWidth: '46%',
    padding: '4px 10px',
    borderRadius: theme.radii.pill,
    backgroundColor: 'rgba(6,24,16,.72)',
    color: '#fff',
    fontSize: '.75rem',
  },
  '& > .before': { left: 10 },
  '& > .after': { right: 10 },
  '& > p': { display: 'grid', placeItems: 'center', height: '100%', padding: 24, textAlign: 'center' },
}));

const Slider = styled('input')(({ theme }) => ({
  width: '100%',
  height: 44,
  margin: 0,
  accentColor: theme.vars.palette.primary.main,
  cursor: 'ew-resize',
}));

interface Taken {
  /** Null where it cannot be shown now. */
  readonly url: string | null;
  readonly at: string;
}

interface Props {
  readonly name: string;
  readonly before: Taken | null;
  readonly after: Taken | null;
}

/** Two photographs of the same angle, one over the other, with a line to be moved between them. */
export function BeforeAfter({ name, before, after }: Props) {
  const { t } = useTranslation('handover');
  const { ofInstant } = useMomentText();
  const [share, setShare] = useUiState('reports/share', 50, { privacy: 'keep' });
  const [first, second] = [before?.url ?? null, after?.url ?? null];
  if (before === null || after === null || first === null || second === null) {
    return (
      <Pair>
        <p>{t(before === null || after === null ? 'compare.missing' : 'compare.notHere')}</p>
      </Pair>
    );
  }
  return (
    <>
      <Pair>
        <img src={first} alt={t('compare.before', { angle: name })} />
        <img src={second} alt={t('compare.after', { angle: name })} style={{ clipPath: `inset(0 0 0 ${share}%)` }} />
        <hr style={{ left: `${share}%` }} />
        <small className="before">{ofInstant(before.at)}</small>
        <small className="after">{ofInstant(after.at)}</small>
      </Pair>
      <Slider
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label={t('compare.slider')}
        aria-valuetext={t('compare.share', { percent: share })}
        onChange={({ target }) => setShare(Number(target.value))}
      />
    </>
  );
}
