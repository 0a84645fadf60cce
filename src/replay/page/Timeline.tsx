import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { labelOf } from './labelOf.ts';
import { stepKinds } from './stepKinds.ts';
import type { StepKind } from '../kindOfAction.ts';
import type { ReplayStep } from '../makeReplay.ts';
import { stepTime } from './stepTime.ts';

/** The marks and the handle go by the same places: the handle's middle moves between the middles of its ends. */
const HANDLE = 22;

const Track = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 46,
  '& > svg': {
    position: 'absolute',
    insetInline: HANDLE / 2,
    top: 0,
    width: `calc(100% - ${HANDLE}px)`,
    height: 22,
    maxWidth: 'none',
    overflow: 'visible',
  },
  '& > input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: 46,
    margin: 0,
    padding: '16px 0 8px',
    appearance: 'none',
    background: 'none',
    cursor: 'pointer',
    touchAction: 'pan-y',
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::-webkit-slider-thumb': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
    '&:focus-visible::-moz-range-thumb': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
    '&::-webkit-slider-runnable-track': {
      height: 6,
      borderRadius: 3,
      background: 'none',
    },
    '&::-moz-range-track': { height: 6, background: 'none' },
    '&::-webkit-slider-thumb': {
      appearance: 'none',
      width: HANDLE,
      height: HANDLE,
      marginTop: -8,
      border: `3px solid ${theme.vars.palette.text.primary}`,
      borderRadius: '50%',
      background: theme.vars.palette.background.paper,
    },
    '&::-moz-range-thumb': {
      boxSizing: 'border-box',
      width: HANDLE,
      height: HANDLE,
      border: `3px solid ${theme.vars.palette.text.primary}`,
      borderRadius: '50%',
      background: theme.vars.palette.background.paper,
    },
  },
}));

/** The line that the handle moves along, and how far it has come. */
const Line = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  top: 24,
  height: 6,
  borderRadius: 3,
  backgroundColor: theme.vars.palette.background.sunken,
  '& > .past': { display: 'block', height: 6, borderRadius: 3, backgroundColor: theme.vars.palette.text.primary },
}));

const Flag = styled('span')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  top: -6,
  padding: '1px 7px',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.error.main,
  color: theme.vars.palette.error.contrastText,
  fontSize: '.6875rem',
  fontWeight: 600,
  lineHeight: '16px',
  transform: 'translateX(-50%)',
  pointerEvents: 'none',
}));

const Noted = styled('span')(({ theme }) => ({
  position: 'absolute',
  bottom: 0,
  width: 10,
  height: 10,
  marginLeft: -5,
  borderRadius: 3,
  backgroundColor: theme.vars.palette.warning.main,
  pointerEvents: 'none',
}));

const Times = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: 4,
  fontSize: '.75rem',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('md')]: { '& > .between': { display: 'none' } },
}));

const heights: Readonly<Record<StepKind, number>> = { failure: 22, navigation: 18, request: 13, state: 7 };

interface Props {
  readonly steps: readonly ReplayStep[];
  readonly step: number;
  /** Steps with notes. */
  readonly noted: readonly number[];
  readonly onGo: (step: number) => void;
}

/** The whole trace at a glance: a mark for each action, by colour and height, and a handle that goes through them. */
export function Timeline({ steps, step, noted, onGo }: Props) {
  const { t } = useTranslation('support');
  const count = steps.length;
  const shown = steps[step - 1];
  const placeOf = (at: number) => `calc(${HANDLE / 2}px + (100% - ${HANDLE}px) * ${count === 0 ? 0 : at / count})`;
  const label = shown ? labelOf(shown) : null;
  const isFailure = shown?.kind === 'failure';
  return (
    <div>
      <Track>
        <Marks steps={steps} />
        <Line>
          <span className="past" style={{ width: placeOf(step) }} />
        </Line>
        <input
          type="range"
          min={0}
          max={count}
          step={1}
          value={step}
          aria-label={t('replay.slider')}
          aria-valuetext={t('replay.stepOf', { step, count }) + (label ? `, ${label.name} ${label.detail}` : '')}
          onChange={(event) => onGo(Number(event.target.value))}
        />
        {isFailure && label?.detail ? <Flag style={{ left: placeOf(step) }}>{label.detail}</Flag> : null}
        {noted.map((at) => (
          <Noted key={at} style={{ left: placeOf(at) }} />
        ))}
      </Track>
      <Times aria-hidden="true">
        {[0, 1, 2, 3, 4].map((quarter) => (
          <span className={quarter % 2 === 1 ? 'between' : ''} key={quarter}>
            {timeAt(steps, quarter / 4)}
          </span>
        ))}
      </Times>
    </div>
  );
}

function timeAt(steps: readonly ReplayStep[], part: number): string {
  const found = steps[Math.round((steps.length - 1) * part)];
  return found ? stepTime(found.timestamp) : '';
}

/** One path for each kind, the rarer ones on top: moving the handle leaves them as they are. */
const Marks = memo(function Marks({ steps }: Pick<Props, 'steps'>) {
  const kinds = stepKinds.toSorted((a, b) => heights[a] - heights[b]);
  return (
    <svg viewBox={`0 0 ${Math.max(steps.length, 1)} 22`} preserveAspectRatio="none" aria-hidden="true">
      {kinds.map((kind) => (
        <path
          key={kind}
          d={steps.map((one, index) => (one.kind === kind ? `M${index + 1} 22V${22 - heights[kind]}` : '')).join('')}
          stroke={`var(--k-${kind})`}
          strokeWidth={kind === 'failure' ? 5 : 3}
          strokeLinecap="butt"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
});
