import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoticeSetting } from '#contract/calls/notices.ts';
import { type NoticeWay, noticeWays } from '#contract/domain/noticeKinds.ts';
import { readAnew } from '#src/shared/api/polled.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { noticeSettingsApi, useGetNoticesQuery } from './noticeSettingsApi.ts';
import { canPush, isPushRefused, isSubscribed } from './pushHere.ts';
import { usePushHere } from './usePushHere.ts';

const Title = styled('h2')({ margin: '0 0 16px', fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.3 });

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '8px 4px', verticalAlign: 'middle' },
  '& thead th': { fontSize: '.8125rem', fontWeight: 500, color: theme.vars.palette.text.secondary },
  '& thead .about': { paddingLeft: 0, textAlign: 'start' },
  '& thead .way, & td': { width: 104, textAlign: 'center' },
  '& tbody th': { paddingLeft: 0, fontWeight: 500, textAlign: 'start' },
  '& tbody th p': {
    color: theme.vars.palette.text.secondary,
    fontSize: '.875rem',
    fontWeight: 400,
    lineHeight: 1.45,
  },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& .none': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('md')]: {
    '& thead .way, & td': { width: 62, paddingInline: 2 },
    '& thead th': { fontSize: '.75rem' },
    '& tbody th': { overflowWrap: 'anywhere' },
  },
  [theme.breakpoints.down(360)]: { '& tbody th, & tbody th p': { fontSize: '.8125rem' } },
}));

/** How the user is told of news, by kind. */
export function NoticesPanel() {
  const { t } = useTranslation('profile');
  const titleId = useId();
  const query = useGetNoticesQuery(undefined, readAnew);
  return (
    <Panel aria-labelledby={titleId}>
      <Title id={titleId}>{t('notices.title')}</Title>
      <QueryPart query={query} error={t('notices.failed')} waiting={<SkeletonBox sx={{ height: 320 }} />}>
        {({ notices, push_key, is_pushed_here }) => (
          <>
            {push_key === null ? null : <PushRow pushKey={push_key} isKnown={is_pushed_here} />}
            <Settings
              notices={notices}
              ways={noticeWays.filter((way) => way !== 'push' || push_key !== null)}
              labelledBy={titleId}
            />
          </>
        )}
      </QueryPart>
    </Panel>
  );
}

interface Props {
  readonly notices: readonly NoticeSetting[];
  readonly ways: readonly NoticeWay[];
  readonly labelledBy: string;
}

function Settings({ notices, ways, labelledBy }: Props) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const { changeNotices } = noticeSettingsApi.endpoints;
  const change = async (kind: NoticeSetting['kind'], way: NoticeWay, isOn: boolean): Promise<void> => {
    const body = { notices: [{ kind, [way]: isOn }] };
    const { error } = await dispatch(changeNotices.initiate({ body }, { track: false }));
    if (error !== undefined) dispatch(noticeShown({ tone: 'error', text: { key: 'profile:notices.notSaved' } }));
  };
  return (
    <Table aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th className="about" scope="col">
            {t('notices.about')}
          </th>
          {ways.map((way) => (
            <th className="way" key={way} scope="col">
              {t(`notices.ways.${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {notices.map((setting) => (
          <tr key={setting.kind}>
            <th scope="row">
              {t(`notices.kinds.${setting.kind}.title`)}
              <p>{t(`notices.kinds.${setting.kind}.text`)}</p>
            </th>
            {ways.map((way) => (
              <td key={way}>
                {setting.fixed.includes(way) && !setting[way] ? (
                  <span className="none" aria-hidden>
                    –
                  </span>
                ) : (
                  <Switch
                    checked={setting[way]}
                    disabled={setting.fixed.includes(way)}
                    onChange={(_event, isOn) => void change(setting.kind, way, isOn)}
                    slotProps={{
                      input: {
                        'aria-label': `${t(`notices.kinds.${setting.kind}.title`)}: ${t(`notices.ways.${way}`)}`,
                      },
                    }}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 16px',
  marginBottom: 16,
  '& > .text': { flex: '1 1 220px', minWidth: 0 },
  '& p': { color: theme.vars.palette.text.secondary, fontSize: '.875rem', lineHeight: 1.5 },
}));

/** Whether this browser shows news while no page is open, and the button that changes it. */
function PushRow({ pushKey, isKnown }: { pushKey: string; isKnown: boolean }) {
  const { t } = useTranslation('profile');
  const { isBusy, start, stop } = usePushHere('profile');
  const [isLost, setIsLost] = useUiState('push/isLost', false);
  const isOn = isKnown && !isLost;
  useEffect(() => {
    if (isKnown && !isBusy && canPush()) void isSubscribed(pushKey).then((isThere) => setIsLost(!isThere));
  }, [isKnown, isBusy, pushKey, setIsLost]);
  const text = !canPush() ? 'push.impossible' : isPushRefused() ? 'push.refused' : isOn ? 'push.on' : 'push.off';
  return (
    <Row>
      <div className="text">
        <b>{t('push.title')}</b>
        <p>{t(text)}</p>
      </div>
      {text === 'push.on' || text === 'push.off' ? (
        <Button variant="outlined" size="small" loading={isBusy} onClick={() => void (isOn ? stop() : start(pushKey))}>
          <span>{t(isOn ? 'push.stop' : 'push.start')}</span>
        </Button>
      ) : null}
    </Row>
  );
}
