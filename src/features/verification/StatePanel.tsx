import AccessTimeRoundedIcon from '@mui/icons-material/AccessTimeRounded';
import CheckCircleOutlineRoundedIcon from '@mui/icons-material/CheckCircleOutlineRounded';
import CheckRoundedIcon from '@mui/icons-material/CheckRounded';
import ErrorOutlineRoundedIcon from '@mui/icons-material/ErrorOutlineRounded';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  IdentityDocument,
  VerificationImage,
  VerificationState,
} from '#contract/calls/verification/verification.ts';
import { kindsNeeded } from '#contract/domain/documentKinds.ts';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { StatusChip } from '#src/shared/ui/components/StatusChip.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { CheckTimes } from './CheckTimes.tsx';
import { kindsToGo, nameOf } from './documentsOf.ts';

const Top = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 20px',
  '& > .title': { flex: '1 1 240px' },
});

const Note = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  marginTop: 20,
  padding: '14px 16px',
  borderRadius: theme.radii.large,
  backgroundColor: theme.vars.palette.background.mist,
  fontSize: '.875rem',
  lineHeight: 1.5,
  '& > svg': { flex: 'none', width: 20, height: 20 },
  '& .title': { fontWeight: 600 },
  '& [data-times]': { display: 'block', marginTop: 6 },
  '&[data-state=passed]': {
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.onSoft,
  },
  '&[data-state=pending]': {
    backgroundColor: theme.vars.palette.warning.soft,
    color: theme.vars.palette.warning.onSoft,
  },
  '&[data-state=rejected]': { backgroundColor: theme.vars.palette.error.soft, color: theme.vars.palette.error.onSoft },
}));

const icons = {
  not_verified: ErrorOutlineRoundedIcon,
  pending: AccessTimeRoundedIcon,
  passed: CheckCircleOutlineRoundedIcon,
  rejected: ErrorOutlineRoundedIcon,
} as const;

const tones = { not_verified: 'off', pending: 'wait', passed: 'ok', rejected: 'bad' } as const;

interface Props {
  /** Null while it is loading. */
  readonly state: VerificationState | null;
  readonly images: readonly VerificationImage[];
  readonly identity: IdentityDocument;
  /** How long checks take, where it is known. */
  readonly times?: ComponentProps<typeof CheckTimes>;
}

/** What the verification is for, its state and the next step. */
export function StatePanel({ state, images, identity, times = {} }: Props) {
  const { t } = useTranslation('verification');
  return (
    <Panel>
      <Top>
        <div className="title">
          <Typography variant="h1" sx={{ fontSize: '1.625rem' }}>
            {t('title')}
          </Typography>
          <Typography sx={{ mt: 1, maxWidth: '34em', color: 'text.secondary' }}>{t('lead')}</Typography>
        </div>
        {state === null ? (
          <SkeletonBox sx={{ width: 140, height: 36, borderRadius: 'var(--gza-pill, 18px)' }} />
        ) : (
          <StateChip state={state} />
        )}
      </Top>
      {state === null ? (
        <SkeletonBox sx={{ mt: 5, height: { xs: 108, md: 28 } }} />
      ) : (
        <VerificationSteps state={state} images={images} identity={identity} />
      )}
      <div role="status">
        {state === null ? (
          <SkeletonBox sx={{ mt: 5, height: 49 }} />
        ) : (
          <StateNote state={state} images={images} identity={identity} times={times} />
        )}
      </div>
    </Panel>
  );
}

/** The state; the button that leads here has another style. */
function StateChip({ state }: { state: VerificationState }) {
  const { t } = useTranslation('verification');
  const Icon = icons[state];
  return (
    <StatusChip data-tone={tones[state]}>
      <Icon />
      <span>{t(`state.${state}`)}</span>
    </StatusChip>
  );
}

function StateNote({ state, images, identity, times }: Props & { state: VerificationState }) {
  const { t } = useTranslation('verification');
  const Icon = icons[state];
  const { title, text } = useNoteText(state, images, identity);
  return (
    <Note data-state={state}>
      <Icon />
      <span>
        <strong className="title">{title}</strong> {text}
        {images.some(({ kind }) => kind === undefined) ? (
          <>
            {' '}
            {t('note.sent', {
              sent: images.length,
              rejected: images.filter((image) => image.is_rejected === 1).length,
            })}
          </>
        ) : null}
        <CheckTimes {...times} />
      </span>
    </Note>
  );
}

function useNoteText(state: VerificationState, images: readonly VerificationImage[], identity: IdentityDocument) {
  const { t } = useTranslation('verification');
  // Images without a kind can't be counted towards the required ones.
  const isKnown = images.every(({ kind }) => kind !== undefined);
  const toGo = isKnown ? t('note.toGo', { count: kindsToGo(images, identity).length }) : '';
  switch (state) {
    case 'pending':
      return { title: isKnown ? t('note.pending') : '', text: t('note.pendingText') };
    case 'passed':
      return { title: t('note.passed'), text: t('note.passedText') };
    case 'rejected': {
      const rejected = images.flatMap(({ kind, is_rejected: flag }) =>
        flag === 1 && kind ? [t(`kinds.${nameOf(kind, identity)}`)] : [],
      );
      return { title: toGo, text: rejected.length === 0 ? '' : t('note.rejected', { names: rejected.join('; ') }) };
    }
    case 'not_verified':
      return { title: toGo, text: t('note.not_verified') };
  }
}

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 12,
  marginTop: 20,
  '& > li': {
    display: 'flex',
    gap: 10,
    alignItems: 'center',
    color: theme.vars.palette.text.secondary,
    fontSize: '.875rem',
    lineHeight: 1.4,
  },
  '& > [aria-current]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  '& .number': {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: 28,
    height: 28,
    border: `2px solid ${theme.vars.palette.control}`,
    borderRadius: '50%',
    fontSize: '.8125rem',
    fontWeight: 600,
    '& > svg': { width: 18, height: 18 },
  },
  '& > [aria-current] .number': {
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.text,
  },
  '& > [data-done] .number': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

interface VerificationStepsProps {
  readonly state: VerificationState;
  readonly images: readonly VerificationImage[];
  readonly identity: IdentityDocument;
}

/** How far the verification is: the photographs, their check, and what it leads to. */
function VerificationSteps({ state, images, identity }: VerificationStepsProps) {
  const { t } = useTranslation('verification');
  // Photographs without a kind cannot be counted towards the required ones.
  if (images.some(({ kind }) => kind === undefined)) return null;
  const all = kindsNeeded(identity).length;
  const photosDone = state === 'passed' ? all : all - kindsToGo(images, identity).length;
  const current = { not_verified: 0, rejected: 0, pending: 1, passed: 3 }[state];
  const steps = [t('step.progress', { done: photosDone, all }), t('steps.check'), t('steps.passed')];
  return (
    <Steps aria-label={t('steps.label')}>
      {steps.map((text, index) => (
        <li
          key={text}
          data-done={index < current ? '' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <b className="number" aria-hidden="true">
            {index < current ? <CheckRoundedIcon /> : index + 1}
          </b>
          <span>
            {text}
            {index < current ? <VisuallyHidden>{` (${t('steps.done')})`}</VisuallyHidden> : null}
          </span>
        </li>
      ))}
    </Steps>
  );
}
