import { skipToken } from '@reduxjs/toolkit/query';
import AccessTimeRoundedIcon from '@mui/icons-material/AccessTimeRounded';
import NewReleasesOutlinedIcon from '@mui/icons-material/NewReleasesOutlined';
import VerifiedRoundedIcon from '@mui/icons-material/VerifiedRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { VerificationState } from '#contract/calls/verification/verification.ts';
import { selectIsClient, selectUser } from '#src/features/auth/authSlice.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { stateOf } from './verificationState.ts';
import { useListVerificationImagesQuery } from './verificationApi.ts';

const icons = {
  not_verified: NewReleasesOutlinedIcon,
  pending: AccessTimeRoundedIcon,
  passed: VerifiedRoundedIcon,
  rejected: NewReleasesOutlinedIcon,
} as const;

/** Green once verified, yellow until then. */
const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  padding: '6px 16px 6px 12px',
  borderRadius: theme.radii.pill,
  backgroundColor: theme.vars.palette.warning.main,
  color: theme.vars.palette.warning.contrastText,
  fontSize: '.875rem',
  fontWeight: 600,
  lineHeight: 1.3,
  '&[data-state=passed]': {
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  '& > svg': { flex: 'none', width: 20, height: 20 },
}));

/** 44 px to touch, 36 to see. */
const Target = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  borderRadius: theme.radii.pill,
}));

/** The state of a verification. */
function VerifiedMark({ state }: { state: VerificationState }) {
  const { t } = useTranslation('common');
  const Icon = icons[state];
  return (
    <Mark data-state={state}>
      <Icon />
      <span>{t(`verified.${state === 'rejected' ? 'not_verified' : state}`)}</span>
    </Mark>
  );
}

/** The state as a link to the documents. */
function VerifiedLink({ state, onClick }: { state: VerificationState; onClick?: () => void }) {
  return (
    <Target to={paths.verification} {...(onClick ? { onClick } : {})}>
      <VerifiedMark state={state} />
    </Target>
  );
}

/** The button of a logged-in client; nothing until the state is known, and nothing for other users. */
export function OwnVerifiedLink({ onClick }: { onClick?: () => void }) {
  const user = useAppSelector(selectUser);
  const isClient = useAppSelector(selectIsClient);
  const query = useListVerificationImagesQuery(
    user === null || !isClient ? skipToken : { params: { user_id: user.user_id } },
  );
  return query.data && isClient ? <VerifiedLink state={stateOf(query.data)} {...(onClick ? { onClick } : {})} /> : null;
}
