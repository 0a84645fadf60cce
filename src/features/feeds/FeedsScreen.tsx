import { skipToken } from '@reduxjs/toolkit/query';
import ContentCopyRoundedIcon from '@mui/icons-material/ContentCopyRounded';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { MOST_FEEDS } from '#contract/domain/limits.ts';
import { isNotFound } from '#src/shared/api/requestFailure.ts';
import { readAnew } from '#src/shared/api/polled.ts';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { useOpened } from '#src/shared/api/useOpened.ts';
import { useConfirmation } from '#src/shared/forms/useConfirmation.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { readId } from '#src/shared/lib/readId.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { ConfirmDialog } from '#src/shared/ui/dialogs/ConfirmDialog.tsx';
import { BackLink } from '#src/shared/ui/layout/BackLink.tsx';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { PanelHeading } from '#src/shared/ui/layout/PanelHeading.tsx';
import { OwnCarMissing } from '#src/shared/ui/states/OwnCarMissing.tsx';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { AddFeed } from './AddFeed.tsx';
import { FeedRow } from './FeedRow.tsx';
import { useListFeedsQuery, feedsApi } from './feedsApi.ts';

const Narrow = styled(PanelBlock)({ maxWidth: 640 });

const Part = styled('section')(({ theme }) => ({
  '& + &': { marginTop: 28, paddingTop: 24, borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > h2': { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
  '& > p': { marginBottom: 8, ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& > ul': { marginBottom: 20 },
}));

/** The calendars a car imports, and the URL of its own. */
export default function FeedsScreen() {
  const { t } = useTranslation('feeds');
  const id = readId(useParams()['id']);
  const query = useListFeedsQuery(id === null ? skipToken : { params: { id } }, readAnew);
  const opened = useOpened(query.currentData);
  if (id === null || isNotFound(query.error)) return <OwnCarMissing />;
  return (
    <>
      <BackLink to={paths.adminCar(id)}>{t('back')}</BackLink>
      <PanelHeading title={t('title')} lead={query.data?.car} />
      <Narrow>
        <QueryPart
          query={{ ...query, currentData: opened }}
          error={t('error')}
          waiting={<SkeletonBox role="status" aria-label={t('loading')} sx={{ height: 320, borderRadius: 4 }} />}
        >
          {({ feeds, export_url }) => (
            <>
              <Part aria-labelledby="feeds-in">
                <h2 id="feeds-in">{t('in.title')}</h2>
                <p>{t('in.about')}</p>
                <ul>
                  {feeds.map((feed) => (
                    <FeedRow key={feed.id} carId={id} feed={feed} />
                  ))}
                </ul>
                {feeds.length < MOST_FEEDS ? <AddFeed carId={id} /> : <p>{t('in.full')}</p>}
              </Part>
              <Part aria-labelledby="feeds-out">
                <h2 id="feeds-out">{t('out.title')}</h2>
                <p>{t('out.about')}</p>
                <ExportAddress carId={id} address={export_url} />
              </Part>
            </>
          )}
        </QueryPart>
      </Narrow>
    </>
  );
}

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 12 });

interface Props {
  readonly carId: number;
  readonly address: string;
}

/** The secret URL of a car's own calendar, to copy elsewhere, and to renew when it has leaked. */
function ExportAddress({ carId, address }: Props) {
  const { t } = useTranslation('feeds');
  const dispatch = useAppDispatch();
  const id = useId();
  const { ask, send, dialog } = useConfirmation('feeds/renew');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      dispatch(noticeShown({ tone: 'success', text: { key: 'feeds:out.copied' } }));
    } catch {
      dispatch(noticeShown({ tone: 'error', text: { key: 'feeds:out.notCopied' } }));
    }
  };
  const confirm = () =>
    send(() => dispatch(sendSealed(feedsApi.endpoints.renewExport, { params: { id: carId } })), {
      key: 'feeds:out.renewed',
    });
  return (
    <>
      <FormLabel htmlFor={id}>{t('out.address')}</FormLabel>
      <OutlinedInput
        id={id}
        fullWidth
        readOnly
        value={address}
        onFocus={(event) => {
          event.target.select();
        }}
      />
      <Actions>
        <Button variant="outlined" startIcon={<ContentCopyRoundedIcon />} onClick={() => void copy()}>
          {t('out.copy')}
        </Button>
        <Button variant="text" onClick={ask}>
          {t('out.renew')}
        </Button>
      </Actions>
      <ConfirmDialog
        {...dialog}
        title={t('out.renewTitle')}
        confirm={t('out.renewConfirm')}
        dismiss={t('out.renewDismiss')}
        isHarmful
        onConfirm={() => void confirm()}
      >
        {t('out.renewText')}
      </ConfirmDialog>
    </>
  );
}
