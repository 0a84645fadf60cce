import ArrowBackRoundedIcon from '@mui/icons-material/ArrowBackRounded';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { FleetCar } from '#contract/calls/fleet/fleet.ts';
import { carField, shownFields } from '#contract/domain/cars/carFields.ts';
import type { CarFieldName } from '#contract/domain/cars/carFields.ts';
import { useListBranchesQuery } from '#src/features/branches/branchesApi.ts';
import { CarCard } from '#src/features/cars/card/CarCard.tsx';
import { carName } from '#src/features/cars/page/carName.ts';
import { CarFacts } from '#src/features/cars/page/facts/CarFacts.tsx';
import { Description } from '#src/features/cars/page/facts/Description.tsx';
import { Equipment } from '#src/features/cars/page/facts/Equipment.tsx';
import { Extras } from '#src/features/cars/page/facts/Extras.tsx';
import { Gallery } from '#src/features/cars/page/gallery/Gallery.tsx';
import { Place } from '#src/features/cars/page/Place.tsx';
import { TermsBlock } from '#src/features/cars/terms/TermsBlock.tsx';
import { Price } from '#src/features/currency/Price.tsx';
import { CarEditor, EditorSkeleton } from '#src/features/fleet/edit/CarEditor.tsx';
import { useGetFleetCarQuery } from '#src/features/fleet/fleetApi.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useGetReferenceQuery } from '#src/features/reference/referenceApi.ts';
import { isNotFound } from '#src/shared/api/requestFailure.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { readId } from '#src/shared/lib/readId.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { OwnCarMissing } from '#src/shared/ui/states/OwnCarMissing.tsx';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import { picturesOf, previewCard, previewPage } from './previewCar.ts';
import type { Shown } from './previewCar.ts';

/** Adds or edits one car. The address is `new` until there is a draft. */
export default function AdminCarScreen() {
  const { id } = useParams();
  // Another car is another form; a new one stays the same when it gets its number.
  return <LoadCar key={id} id={id === 'new' ? null : readId(id)} isNew={id === 'new'} />;
}

function LoadCar({ id, isNew }: { id: number | null; isNew: boolean }) {
  const { t } = useTranslation('fleet');
  const reference = useGetReferenceQuery();
  const list = useListBranchesQuery();
  const [isWanted] = useState(id !== null);
  const car = useGetFleetCarQuery({ params: { id: id ?? 0 } }, { skip: !isWanted, refetchOnMountOrArgChange: true });
  const [first, setFirst] = useState<FleetCar | null>(null);
  // The editor starts with the first answer; it reads later ones itself and merges them with the input.
  if (first === null && car.currentData && !car.isFetching) setFirst(car.currentData.car);
  const parts = [reference, list, ...(isWanted ? [car] : [])];
  const isMissing = !isNew && id === null;
  if (isMissing || (first === null && isNotFound(car.error))) return <OwnCarMissing />;
  if (first === null && parts.some(({ isError, isFetching }) => isError && !isFetching)) {
    return (
      <ErrorState
        isWhole
        text={t('edit.failed')}
        onRetry={() => {
          for (const part of parts) if (part.isError) void part.refetch();
        }}
      />
    );
  }
  if (!reference.data || !list.data || (isWanted && first === null)) return <EditorSkeleton />;
  const { data: referenceData } = reference;
  const { branches } = list.data;
  return (
    <CarEditor
      first={first}
      reference={referenceData}
      branches={branches}
      onCreated={replaceAddress}
      preview={(shown) => <CarPreview {...shown} reference={referenceData} branches={branches} />}
    />
  );
}

/**
 * A new draft puts its own address into the history, for a reload. The router is bypassed: for it this stays the same
 * screen, with its focus and scroll position.
 */
function replaceAddress(id: number): void {
  window.history.replaceState(window.history.state, '', paths.adminCar(id));
}

const Card = styled(PanelBlock)(({ theme }) => ({
  padding: 12,
  '& > p': { marginBottom: 10, fontWeight: 500 },
  '& > button': { marginTop: 12, width: '100%' },
  // Where there is no room next to the form, only the page is offered.
  [theme.breakpoints.down(1181)]: { '& > [inert]': { display: 'none' } },
}));

/** What the card shows of a car in figures, and its name; of the rest a dash is enough. */
const fieldsOfCard = ['brand', 'model', 'year', 'price_per_day'] as const;
const fieldsOfPage = [...fieldsOfCard, 'seats', ...shownFields] as const;

/**
 * The card of the car as clients will see it, updated with every key, and a link to its page. Neither is shown while a
 * figure in it is missing, which would look like a zero.
 */
function CarPreview(shown: Shown) {
  const { t } = useTranslation('fleet');
  const [isOpen, setIsOpen] = useUiState('fleet/preview', false);
  const [first] = picturesOf(shown.car);
  const lacks = (name: CarFieldName) => carField(name).required === 'always' && shown.fields[name] === null;
  return (
    <Card aria-label={t('preview.title')}>
      <p>{t('preview.title')}</p>
      {first === undefined || fieldsOfCard.some(lacks) ? null : (
        <div inert>
          <CarCard car={{ ...previewCard(shown), image: first }} sizes="248px" />
        </div>
      )}
      {fieldsOfPage.some(lacks) ? (
        <small>{t('preview.incomplete')}</small>
      ) : (
        <Button variant="outlined" size="small" onClick={() => setIsOpen(true)}>
          {t('preview.page')}
        </Button>
      )}
      {isOpen ? <PagePreview {...shown} onClose={() => setIsOpen(false)} /> : null}
    </Card>
  );
}

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

/** The page of the car with the values of the form: to look at, inert. */
function PagePreview({ onClose, ...shown }: Shown & { readonly onClose: () => void }) {
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
        <Description text={page.description} writtenIn={page.description_language} />
        <Place car={page} />
        <Extras extras={page.extras} chosen={[]} onToggle={() => undefined} />
        <Equipment items={page.equipment_named} />
        <TermsBlock car={page} />
      </Container>
    </Dialog>
  );
}
