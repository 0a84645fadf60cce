import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/call.ts';
import { identityOf, kindsNeeded } from '#contract/domain/documentKinds.ts';
import type { listPhoneDocuments } from '#contract/calls/verificationLinks.ts';
import { clockText } from '#src/shared/format/clockText.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useSecondsLeft } from '#src/shared/store/useSecondsLeft.ts';
import { DocumentCard } from '../DocumentCard.tsx';
import { DocumentGrid } from '../DocumentGrid.ts';
import { IdentityChoice } from '../IdentityChoice.tsx';
import { selectChosenIdentity } from '../verificationSlice.ts';
import { byKind, imageIn, kindsToGo } from '../verificationState.ts';

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  marginBottom: 20,
  '& p': { color: theme.vars.palette.text.secondary },
}));

/** What is still to be photographed, one after the other; what has arrived says how it stands. */
export function PhoneDocuments({ answer }: { answer: ResponseOf<typeof listPhoneDocuments> }) {
  const { t } = useTranslation('verification');
  const { account_name: name, documents, verification_status: state, expires_at } = answer;
  const left = useSecondsLeft(expires_at);
  const identity = useAppSelector(selectChosenIdentity) ?? identityOf(documents);
  const known = byKind(documents);
  const toGo = kindsToGo(documents, identity);
  const isDone = toGo.length === 0;
  return (
    <>
      <Head>
        <Typography variant="h1">{t('phone.screen.title')}</Typography>
        <p>{t('phone.screen.account', { name })}</p>
        <div role="status">
          <p>{isDone ? t('phone.screen.done') : t('note.toGo', { count: toGo.length })}</p>
        </div>
        <p>{t('phone.left', { time: clockText(left) })}</p>
      </Head>
      {state === 'passed' ? null : <IdentityChoice identity={identity} />}
      <DocumentGrid sx={{ mt: 5 }}>
        {kindsNeeded(identity).map((kind) => (
          <li key={kind}>
            <DocumentCard
              kind={kind}
              identity={identity}
              image={imageIn(known, kind, identity)}
              isNext={kind === toGo[0]}
              isFinal={state === 'passed'}
              by="phone"
            />
          </li>
        ))}
      </DocumentGrid>
    </>
  );
}
