import ArrowBackRoundedIcon from '@mui/icons-material/ArrowBackRounded';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { carName } from '#src/features/cars/page/carName.ts';
import { CarFacts } from '#src/features/cars/page/facts/CarFacts.tsx';
import { Equipment } from '#src/features/cars/page/facts/Equipment.tsx';
import { Description } from '#src/features/cars/page/facts/Description.tsx';
import { Extras } from '#src/features/cars/page/facts/Extras.tsx';
import { GoodToKnow } from '#src/features/cars/page/facts/GoodToKnow.tsx';
import { Gallery } from '#src/features/cars/page/gallery/Gallery.tsx';
import { Place } from '#src/features/cars/page/Place.tsx';
import { Price } from '#src/features/currency/Price.tsx';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { previewPage } from './previewCar.ts';
import type { Shown } from './previewCar.ts';

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '10px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.mist,
}));

const Heading = styled('div')({ padding: '24px 0 16px' });

/** The page of the car as it stands in the form: to look at, nothing on it can be pressed. */
export function PagePreview({ onClose, ...shown }: Shown & { readonly onClose: () => void }) {
  const { t } = useTranslation('fleet');
  const { t: common } = useTranslation('common');
  const titleId = useId();
  const page = previewPage(shown, useAppSelector(selectLanguage));
  return (
    <Dialog open fullScreen aria-labelledby={titleId} onClose={onClose}>
      <Bar>
        <Button variant="outlined" size="small" startIcon={<ArrowBackRoundedIcon />} onClick={onClose}>
          {t('preview.close')}
        </Button>
        <Typography id={titleId} variant="body2" component="h2">
          {t('preview.pageTitle')}
        </Typography>
      </Bar>
      <Container inert>
        <Heading>
          <Typography variant="h1" component="h3">
            {carName(page)} {page.year}
          </Typography>
          <b>
            <Price tetri={page.price_per_day} />
          </b>{' '}
          {common('card.perDay')}
        </Heading>
        <Gallery images={page.images} name={carName(page)} />
        <CarFacts car={page} />
        <Equipment items={page.equipment_named} />
        <Description text={page.description} writtenIn={page.description_language} />
        <Extras extras={page.extras} chosen={[]} onToggle={() => undefined} />
        <GoodToKnow car={page} />
        <Place car={page} />
      </Container>
    </Dialog>
  );
}
