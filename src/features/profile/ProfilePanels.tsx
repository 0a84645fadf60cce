import { isStaff } from '#contract/domain/isStaff.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#contract/calls/profile/profile.ts';
import { loggedOut, selectRoles } from '#src/features/auth/authSlice.ts';
import { NoticesPanel } from '#src/features/notices/NoticesPanel.tsx';
import { readAnew } from '#src/shared/api/polled.ts';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { useOpened } from '#src/shared/api/useOpened.ts';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { PasswordField } from '#src/shared/forms/PasswordField.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { saveFile } from '#src/shared/lib/saveFile.ts';
import { selectHasUnsavedForm } from '#src/shared/store/drafts/unsavedSlice.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { QuestionDialog } from '#src/shared/ui/dialogs/QuestionDialog.tsx';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { DetailsPanel } from './details/DetailsPanel.tsx';
import { SecondFactorPanel } from './factor/SecondFactorPanel.tsx';
import { PublicPagePanel } from './page/PublicPagePanel.tsx';
import { PasskeysPanel } from './passkeys/PasskeysPanel.tsx';
import { PasswordPanel } from './password/PasswordPanel.tsx';
import { Face } from './picture/Face.tsx';
import { PictureButtons } from './picture/PictureButtons.tsx';
import { Actions, PanelHeading, Row, Small } from './profile.styles.ts';
import { useGetProfileQuery, profileApi } from './profileApi.ts';
import { SessionsPanel } from './sessions/SessionsPanel.tsx';

interface Props {
  readonly hasPassword?: boolean;
  /** Shown next to the name. */
  readonly badge?: ReactNode;
}

/** Everything an account has, from the picture to its end. */
export function ProfilePanels({ hasPassword = false, badge }: Props) {
  const { t } = useTranslation('profile');
  const hasUnsavedForm = useAppSelector(selectHasUnsavedForm);
  const canDelete = !isStaff(useAppSelector(selectRoles));
  // What is typed stays as it is: another answer would reset its form.
  const { data, isError, isFetching, refetch } = useGetProfileQuery(undefined, {
    ...readAnew,
    refetchOnFocus: !hasUnsavedForm,
  });
  const opened = useOpened(data);
  const title = <title>{`${t('title')} · Gza`}</title>;
  if (opened === undefined) {
    return (
      <>
        {title}
        <h1 hidden>{t('title')}</h1>
        {isError ? (
          <ErrorState isWhole text={t('failed')} isBusy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton />
        )}
      </>
    );
  }
  const { profile } = opened;
  return (
    <>
      {title}
      <PersonPanel profile={profile} badge={badge} />
      {profile.languages === null ? null : <PublicPagePanel profile={profile} />}
      <DetailsPanel profile={profile} />
      {hasPassword ? <PasswordPanel /> : null}
      <NoticesPanel />
      <SecondFactorPanel />
      <PasskeysPanel />
      <SessionsPanel />
      <DataPanel canDelete={canDelete} />
    </>
  );
}

function Skeleton() {
  return (
    <div aria-hidden>
      <Panel as="div">
        <SkeletonBox sx={{ width: 88, height: 88, borderRadius: '50%' }} />
        <SkeletonBox sx={{ width: 220, maxWidth: '100%', height: 36, mt: 10 }} />
      </Panel>
      <Panel as="div" sx={{ mt: 5 }}>
        {Array.from({ length: 4 }, (_none, index) => (
          <SkeletonBox key={index} sx={{ height: 48, mb: 10 }} />
        ))}
      </Panel>
    </div>
  );
}

/** The data stored about a user: to download, or to delete. */
function DataPanel({ canDelete }: { canDelete: boolean }) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useUiState('profile/export', false);
  const [isDeleting, setIsDeleting] = useUiState('profile/delete', false);

  const download = async (): Promise<void> => {
    setIsBusy(true);
    const { data } = await dispatch(sendSealed(profileApi.endpoints.exportProfile, undefined));
    setIsBusy(false);
    if (data === undefined) dispatch(noticeShown({ tone: 'error', text: { key: 'profile:data.exportFailed' } }));
    else saveFile('gza.json', JSON.stringify({ exported_at: data.exported_at, ...data.data }, null, 2));
  };
  return (
    <Panel>
      <Row>
        <div className="main">
          <PanelHeading sx={{ m: 0, fontSize: '1rem' }}>{t('data.title')}</PanelHeading>
          <Small>{t('data.text')}</Small>
        </div>
        <Actions>
          <Button variant="outlined" size="small" loading={isBusy} onClick={() => void download()}>
            {t('data.export')}
          </Button>
          {canDelete ? (
            <Button variant="outlined" color="error" size="small" onClick={() => setIsDeleting(true)}>
              {t('data.delete')}
            </Button>
          ) : null}
        </Actions>
      </Row>
      {isDeleting ? <DeleteDialog onClose={() => setIsDeleting(false)} /> : null}
    </Panel>
  );
}

const Who = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '14px 20px',
  paddingBottom: 20,
  marginBottom: 12,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > .text': { flex: '1 1 180px', minWidth: 0 },
  '& h1': { fontSize: '1.625rem', lineHeight: 1.25, overflowWrap: 'anywhere' },
}));

const roleOf = { client: 'who.client', physical: 'who.owner', legal: 'who.owner', staff: 'who.staff' } as const;

/** Who this is, with their picture. */
function PersonPanel({ profile, badge }: { profile: Profile; badge?: ReactNode }) {
  const { t } = useTranslation('profile');
  const { name, surname, email, kind, picture, member_since, trips } = profile;
  const shown = name === null ? email : [name, surname].filter((part) => part !== null).join(' ');
  const facts = [
    t(roleOf[kind], { year: member_since.slice(0, 4) }),
    ...(trips > 0 ? [t('who.trips', { count: trips })] : []),
  ];
  return (
    <Panel>
      <Who>
        <Face name={shown} picture={picture} />
        <div className="text">
          <h1>{shown}</h1>
          <Small>{facts.join(' · ')}</Small>
        </div>
        {badge}
      </Who>
      <PictureButtons hasPicture={picture !== null} />
    </Panel>
  );
}

/** Explains what is deleted, what has to stay and when it is possible, and asks for the password. */
function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const { form, failure, isBusy, onSubmit } = useServerForm({
    name: 'profile/delete',
    defaultValues: { current_password: '' },
    fields: ['current_password'],
    send: async (body) => {
      const { error } = await dispatch(sendSealed(profileApi.endpoints.deleteProfile, { body }));
      if (error !== undefined) return error;
      dispatch(noticeShown({ tone: 'success', text: { key: 'profile:data.deleted' } }));
      dispatch(loggedOut());
      return undefined;
    },
  });
  return (
    <QuestionDialog title={t('data.deleteTitle')} text={t('data.gone')} onClose={onClose}>
      <form noValidate onSubmit={onSubmit}>
        <FormStack>
          <Small>{t('data.kept')}</Small>
          <Small>{t('data.open')}</Small>
          <PasswordField
            control={form.control}
            name="current_password"
            label={t('details.currentPassword')}
            autoComplete="current-password"
          />
          <div>
            <FailureNote text={failure} />
            <Actions>
              <Button type="submit" color="error" loading={isBusy}>
                {t('data.delete')}
              </Button>
              <Button variant="text" onClick={onClose}>
                {t('data.keep')}
              </Button>
            </Actions>
          </div>
        </FormStack>
      </form>
    </QuestionDialog>
  );
}
