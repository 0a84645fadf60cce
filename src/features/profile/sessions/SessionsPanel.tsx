import CheckRoundedIcon from '@mui/icons-material/CheckRounded';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { readAnew } from '#src/shared/api/polled.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { StatusChip } from '#src/shared/ui/components/StatusChip.tsx';
import { profileApi, useListSessionsQuery } from '../profileApi.ts';
import { PanelHeading, Row, RowList, Small } from '../profile.styles.ts';
import { momentAgo } from '#src/shared/format/momentAgo.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';

/** Where the account is open, and how to close it there. */
export function SessionsPanel() {
  const { t } = useTranslation('profile');
  const language = useAppSelector(selectLanguage);
  const dispatch = useAppDispatch();
  const query = useListSessionsQuery(undefined, readAnew);
  const now = useServerNow();
  const { endSession, endOtherSessions } = profileApi.endpoints;

  const showResult = ({ error }: { error?: unknown }): void => {
    dispatch(
      noticeShown(
        error === undefined
          ? { tone: 'success', text: { key: 'profile:sessions.ended' } }
          : { tone: 'error', text: { key: 'profile:sessions.endFailed' } },
      ),
    );
  };
  const end = async (id: number) =>
    showResult(await dispatch(endSession.initiate({ params: { id } }, { track: false })));
  const endOthers = async () => showResult(await dispatch(endOtherSessions.initiate(undefined, { track: false })));

  const sessions = query.data?.sessions ?? [];
  return (
    <Panel>
      <Row sx={{ mb: 3 }}>
        <PanelHeading className="main" sx={{ m: 0 }}>
          {t('sessions.title')}
        </PanelHeading>
        {sessions.length > 2 ? (
          <Button variant="outlined" size="small" onClick={() => void endOthers()}>
            {t('sessions.endOthers')}
          </Button>
        ) : null}
      </Row>
      <QueryPart query={query} error={t('sessions.failed')} waiting={<SkeletonBox sx={{ height: 48 }} />}>
        {() => (
          <RowList>
            {sessions.map(({ id, browser, system, network, started_at, is_current }) => {
              const device = [browser, system].filter((part) => part !== null).join(', ') || t('sessions.unknown');
              const where = [
                ...(network === '' ? [] : [t('sessions.network', { network })]),
                is_current ? t('sessions.current') : momentAgo(started_at, now, language),
              ];
              return (
                <Row as="li" key={id}>
                  <div className="main">
                    <b className="name">{device}</b>
                    <Small>{where.join(' · ')}</Small>
                  </div>
                  {is_current ? (
                    <StatusChip data-tone="ok">
                      <CheckRoundedIcon />
                      <span>{t('sessions.now')}</span>
                    </StatusChip>
                  ) : (
                    <Button
                      variant="text"
                      size="small"
                      aria-label={`${t('sessions.end')}: ${device}`}
                      onClick={() => void end(id)}
                    >
                      {t('sessions.end')}
                    </Button>
                  )}
                </Row>
              );
            })}
          </RowList>
        )}
      </QueryPart>
    </Panel>
  );
}
