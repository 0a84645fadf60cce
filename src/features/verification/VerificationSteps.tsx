import CheckRoundedIcon from '@mui/icons-material/CheckRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type {
  IdentityDocument,
  VerificationImage,
  VerificationState,
} from '#contract/calls/verification/verification.ts';
import { kindsNeeded } from '#contract/domain/documentKinds.ts';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { kindsToGo } from './documentsOf.ts';

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

interface Props {
  readonly state: VerificationState;
  readonly images: readonly VerificationImage[];
  readonly identity: IdentityDocument;
}

/** How far the verification is: the photographs, their check, and what it leads to. */
export function VerificationSteps({ state, images, identity }: Props) {
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
