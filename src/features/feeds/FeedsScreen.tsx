import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { readId } from '#src/lib/readId.ts';
import { PanelBlock, PanelHead } from '#src/ui/panelLook.ts';
import { Feeds } from './Feeds.tsx';

const Narrow = styled(PanelBlock)({ maxWidth: 640 });

/** The calendars of one car, as a page of its own. */
export default function FeedsScreen() {
  const { t } = useTranslation('feeds');
  // An id that none can be is one that nobody has: the server says so.
  const carId = readId(useParams()['id']) ?? 0;
  return (
    <>
      <title>{t('documentTitle')}</title>
      <PanelHead>
        <Typography variant="h1">{t('title')}</Typography>
      </PanelHead>
      <Narrow>
        <Feeds carId={carId} />
      </Narrow>
    </>
  );
}
