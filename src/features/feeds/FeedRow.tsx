import CalendarMonthOutlinedIcon from '@mui/icons-material/CalendarMonthOutlined';
import DeleteOutlineRoundedIcon from '@mui/icons-material/DeleteOutlineRounded';
import RefreshRoundedIcon from '@mui/icons-material/RefreshRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Feed } from '#contract/calls/feeds.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { useAsyncAction } from '#src/shared/forms/useAsyncAction.ts';
import { useConfirmation } from '#src/shared/forms/useConfirmation.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { ConfirmDialog } from '#src/shared/ui/dialogs/ConfirmDialog.tsx';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { useRefreshFeedMutation, useRemoveFeedMutation } from './feedsApi.ts';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '6px 12px',
  padding: '12px 0',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
  '& > svg': {
    width: 44,
    height: 44,
    padding: 11,
    borderRadius: theme.radii.control,
    backgroundColor: theme.vars.palette.grey.soft,
    color: theme.vars.palette.grey.onSoft,
  },
  '& .name': { fontWeight: 600 },
  '& .about': { display: 'block', ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& > [data-wide]': { gridColumn: '1 / -1' },
}));

const Overlaps = styled('div')(({ theme }) => ({
  padding: '12px 14px',
  borderRadius: theme.radii.control,
  backgroundColor: theme.vars.palette.warning.soft,
  color: theme.vars.palette.warning.onSoft,
  ...theme.typography.body2,
  '& a': { color: 'inherit', fontWeight: 600, textDecoration: 'underline' },
}));

/** One external calendar: last import, errors, and the orders it conflicts with. */
export function FeedRow({ carId, feed }: { carId: number; feed: Feed }) {
  const { t } = useTranslation('feeds');
  const { ofInstant, ofRental } = useMomentText();
  const [refresh] = useRefreshFeedMutation();
  const [remove] = useRemoveFeedMutation();
  const refreshing = useAsyncAction(`feeds/refresh/work:${feed.id}`);
  const { ask, send, dialog } = useConfirmation(`feeds/remove:${feed.id}`);
  const params = { id: carId, feed_id: feed.id };
  const { failing } = feed;
  const problem = failing === null ? '' : t(`problem.${failing.problem}`);
  const source = feed.host === null ? t('file') : feed.host === feed.name ? '' : feed.host;
  return (
    <Row>
      <CalendarMonthOutlinedIcon />
      <div>
        <b className="name">{feed.name}</b>
        <small className="about">
          {`${source === '' ? '' : `${source} · `}${t('spans', { count: feed.events_count })} · ${t('read', { when: ofInstant(feed.read_at) })}`}
        </small>
      </div>
      <span>
        {feed.host === null ? null : (
          <IconButton
            aria-label={t('refresh', { name: feed.name })}
            disabled={refreshing.isBusy}
            onClick={() => void refreshing.run(() => refresh({ params }))}
          >
            <RefreshRoundedIcon />
          </IconButton>
        )}
        <IconButton aria-label={t('remove.button', { name: feed.name })} onClick={ask}>
          <DeleteOutlineRoundedIcon />
        </IconButton>
      </span>
      {failing === null && refreshing.failure === null ? null : (
        <div data-wide="">
          <FailureNote
            text={
              refreshing.failure === null && failing !== null
                ? `${problem} ${t('failing', { when: ofInstant(failing.since) })}`
                : refreshing.failure
            }
          />
        </div>
      )}
      {feed.overlaps.length === 0 ? null : (
        <Overlaps data-wide="">
          <p>{t('overlaps', { count: feed.overlaps.length })}</p>
          <ul>
            {feed.overlaps.map(({ order_id, number, from, to }) => (
              <li key={`${order_id} ${from}`}>
                <Link to={paths.adminOrder(order_id)}>{number}</Link>
                {`: ${ofRental(from)} – ${ofRental(to)}`}
              </li>
            ))}
          </ul>
        </Overlaps>
      )}
      <ConfirmDialog
        {...dialog}
        title={t('remove.title', { name: feed.name })}
        confirm={t('remove.confirm')}
        dismiss={t('remove.dismiss')}
        isHarmful
        onConfirm={() => void send(() => remove({ params }))}
      >
        {t('remove.text')}
      </ConfirmDialog>
    </Row>
  );
}
