import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Verification } from '#contract/calls/verification/documents.ts';
import { identityOf, kindsNeeded } from '#contract/domain/documentKinds.ts';
import { selectUser } from '#src/features/auth/authSlice.ts';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { useMessage } from '#src/shared/i18n/useMessage.ts';
import type { Message } from '#src/shared/i18n/message.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { useTypedAfter, useTypedBefore } from '#src/shared/store/drafts/useTypedMemory.ts';
import { useUnsavedForm } from '#src/shared/store/drafts/useUnsavedForm.ts';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { useDecideVerificationMutation, verificationApi } from '../verificationApi.ts';
import { nameOf } from '../documentsOf.ts';
import { When } from './PeopleList.tsx';
import { ReviewedDocument } from './ReviewedDocument.tsx';
import { commentsOf, verdictsOf, waitingOf, withComments, withoutComment, withoutComments } from './verdicts.ts';
import type { Drafts } from './verdicts.ts';

const Documents = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: 16,
  margin: '20px 0',
  '& > li': { minWidth: 0 },
});

const Facts = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  marginTop: 8,
  fontSize: '.9375rem',
  overflowWrap: 'anywhere',
  '& > div': { display: 'flex', alignItems: 'baseline', gap: 8 },
  '& dt': { color: theme.vars.palette.text.secondary },
}));

const Foot = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 16px' });

interface Props {
  readonly verification: Verification;
  /** They leave the list, and the next client follows. */
  readonly onDecided: () => void;
  /** The displayed documents are outdated. */
  readonly onStale: () => void;
}

/** One client's documents side by side, with a verdict for each that waits. */
export function Review({ verification, onDecided, onStale }: Props) {
  const { t } = useTranslation('review');
  const dispatch = useAppDispatch();
  const titleId = useId();
  const found = useTypedBefore<Drafts>(`review:${verification.user_id}`);
  const [choices, setChoices] = useUiState<Drafts>('review/choices', {}, { privacy: 'keep' });
  const [comments, setComments] = useState(() => commentsOf(found ?? {}));
  const drafts = withComments(choices, comments);
  useEffect(() => {
    if (found !== null) setChoices(withoutComments(found));
  }, [found, setChoices]);
  const [failure, setFailure] = useUiState<Message | null>('review/failure', null);
  const say = useMessage();
  const [isBusy, setIsBusy] = useUiState('review/isBusy', false);
  const [decide] = useDecideVerificationMutation();
  const { user_id: userId, name, surname, email, phone, verification_images: images } = verification;
  const identity = identityOf(images);
  const isOwn = useAppSelector(selectUser)?.user_id === userId;
  const waiting = isOwn ? [] : waitingOf(verification);
  const verdicts = verdictsOf(waiting, drafts);
  const undecided = waiting.filter(({ id }) => drafts[id] === undefined).length;
  const isTouched = waiting.some(({ id }) => drafts[id] !== undefined);
  useUnsavedForm(isTouched);
  useTypedAfter<Drafts>(`review:${userId}`, () => (isTouched ? drafts : null));

  const save = async (): Promise<void> => {
    if (verdicts === null) return;
    setFailure(null);
    setIsBusy(true);
    try {
      const answer = await decide({ params: { user_id: userId }, body: { documents: verdicts } }).unwrap();
      const result = answer.verification.status === 'passed' ? 'passed' : 'rejected';
      dispatch(
        noticeShown({
          tone: 'success',
          text: { key: `review:saved.${result}`, values: { name: `${name} ${surname}` } },
        }),
      );
      onDecided();
    } catch (error) {
      if (isRequestFailure(error) && error.status === 409) {
        // Where another admin has decided, the next client takes this one's place: a message here would go with it.
        const text: Message = { key: 'review:conflict', values: { name: `${name} ${surname}` } };
        dispatch(noticeShown({ tone: 'error', text, isLong: true }));
        onStale();
      } else setFailure({ key: 'review:failed' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Panel aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {name} {surname}
      </Typography>
      <Facts>
        <div>
          <dt>{t('email')}</dt>
          <dd>{email}</dd>
        </div>
        <div>
          <dt>{t('phone')}</dt>
          <dd>{phone}</dd>
        </div>
        <IdentityNumber userId={userId} />
      </Facts>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        <When verification={verification} />
      </Typography>
      <Documents>
        {kindsNeeded(identity).map((kind) => {
          const image = images.find((one) => one.kind === kind);
          return (
            <li key={kind}>
              <ReviewedDocument
                name={nameOf(kind, identity)}
                image={image ?? null}
                draft={image && drafts[image.id]}
                onDraft={
                  image && waiting.includes(image)
                    ? (draft) => {
                        if (draft.kind === 'reject') setComments((all) => ({ ...all, [image.id]: draft.comment }));
                        setChoices((all) => ({ ...all, [image.id]: withoutComment(draft) }));
                      }
                    : null
                }
              />
            </li>
          );
        })}
      </Documents>
      {isOwn ? <p>{t('own')}</p> : null}
      <FailureNote text={say(failure)} />
      {waiting.length === 0 ? null : (
        <Foot>
          <Button size="large" disabled={verdicts === null} loading={isBusy} onClick={() => void save()}>
            {t('decide')}
          </Button>
          <Button
            size="large"
            variant="outlined"
            onClick={() => setChoices(Object.fromEntries(waiting.map(({ id }) => [id, { kind: 'approve' }])))}
          >
            {t('approveAll')}
          </Button>
          <p role="status">{undecided === 0 ? '' : t('undecided', { count: undecided })}</p>
        </Foot>
      )}
    </Panel>
  );
}

/** The number that the documents should show. It is loaded on request of an admin, which is recorded. */
function IdentityNumber({ userId }: { userId: number }) {
  const { t } = useTranslation('review');
  const dispatch = useAppDispatch();
  const [number, setNumber] = useState<string | null | undefined>();
  const [isBusy, setIsBusy] = useUiState('review/isNumberBusy', false);
  const [hasFailed, setHasFailed] = useUiState('review/hasNumberFailed', false);
  const show = async (): Promise<void> => {
    setIsBusy(true);
    const { data } = await dispatch(
      sendSealed(verificationApi.endpoints.openIdentityNumber, { params: { user_id: userId } }),
    );
    setIsBusy(false);
    setHasFailed(data === undefined);
    setNumber(data?.identity_number);
  };
  return (
    <div>
      <dt>{t('number.label')}</dt>
      <dd>
        <span role="status">{number === undefined ? '' : (number ?? t('number.none'))}</span>
        {number === undefined ? (
          <Button size="small" variant="text" loading={isBusy} onClick={() => void show()}>
            {t('number.show')}
          </Button>
        ) : null}
        {hasFailed ? <span role="alert">{t('number.failed')}</span> : null}
      </dd>
    </div>
  );
}
