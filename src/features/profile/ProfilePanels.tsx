import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpened } from '#src/shared/api/useOpened.ts';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { DataPanel } from './data/DataPanel.tsx';
import { DetailsPanel } from './details/DetailsPanel.tsx';
import { SecondFactorPanel } from './factor/SecondFactorPanel.tsx';
import { PasswordPanel } from './password/PasswordPanel.tsx';
import { PersonPanel } from './picture/PersonPanel.tsx';
import { useGetProfileQuery } from './profileApi.ts';
import { SessionsPanel } from './sessions/SessionsPanel.tsx';

interface Props {
  readonly hasPassword?: boolean;
  /** Stands beside the name. */
  readonly badge?: ReactNode;
}

/** Everything an account has, from the picture to its end. */
export function ProfilePanels({ hasPassword = false, badge }: Props) {
  const { t } = useTranslation('profile');
  const { data, isError, isFetching, refetch } = useGetProfileQuery();
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
      <DetailsPanel profile={profile} />
      {hasPassword ? <PasswordPanel /> : null}
      <SecondFactorPanel />
      <SessionsPanel />
      <DataPanel canDelete={profile.kind !== 'staff'} />
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
