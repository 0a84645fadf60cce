import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { readId } from '#src/shared/lib/readId.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { BackLink } from '#src/shared/ui/layout/BackLink.tsx';
import { PanelBlock, PanelHead } from '#src/shared/ui/layout/panel.styles.ts';
import { Feeds } from './Feeds.tsx';
import { useListFeedsQueryState } from './feedsApi.ts';

const Narrow = styled(PanelBlock)({ maxWidth: 640 });

/** The calendars of one car, as a page of its own. */
export default function FeedsScreen() {
  const { t } = useTranslation('feeds');
  // An id that none can be is one that nobody has: the server says so.
  const carId = readId(useParams()['id']) ?? 0;
  const { data } = useListFeedsQueryState({ params: { id: carId } });
  return (
    <>
      <title>{t('documentTitle')}</title>
      <BackLink to={paths.adminCar(carId)}>{t('back')}</BackLink>
      <PanelHead>
        <div>
          <Typography variant="h1">{t('title')}</Typography>
          <p>{data?.car}</p>
        </div>
      </PanelHead>
      <Narrow>
        <Feeds carId={carId} />
      </Narrow>
    </>
  );
}
