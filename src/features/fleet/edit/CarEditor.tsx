import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FleetCar } from '#contract/calls/fleet/fleet.ts';
import type { Reference } from '#contract/calls/reference/reference.ts';
import type { CarSection } from '#contract/domain/cars/carFields.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { HashTarget } from '#src/shared/ui/layout/HashTarget.tsx';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { selectFleet } from '../fleetSlice.ts';
import { Photos } from '../photos/Photos.tsx';
import { CarEditing, useEditing } from './CarEditing.ts';
import { AnyField, CarChoice, SectionFields, CarField } from './CarField.tsx';
import { nothingYet, readForm, moneyText } from './carFields.ts';
import type { CarFields } from './carFields.ts';
import { CarHistory } from './CarHistory.tsx';
import { CarTexts } from './CarTexts.tsx';
import { Earnings } from './Earnings.tsx';
import { Rows, Threes, Twos } from './edit.styles.ts';
import { EditorBar } from './EditorBar.tsx';
import { Extras } from './Extras.tsx';
import { NewsBar } from './NewsBar.tsx';
import { Rules } from './Rules.tsx';
import { Section } from './Section.tsx';
import { SectionList } from './SectionList.tsx';
import type { SectionState } from './SectionList.tsx';
import { fieldsOf } from './sections.ts';
import { TodoPanel } from './TodoPanel.tsx';
import { useCarEditor } from './useCarEditor.ts';
import { fieldsOfCar } from './wireCar.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '192px minmax(0, 1fr) 272px',
  alignItems: 'start',
  gap: 24,
  '& > aside': { position: 'sticky', top: 'calc(var(--gza-panel-bar, 0px) + 92px)', display: 'grid', gap: 14 },
  [theme.breakpoints.down('xl')]: {
    gridTemplateColumns: '192px minmax(0, 1fr)',
    '& > aside': { position: 'static', gridColumn: 2 },
  },
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 16,
    '& > aside': { gridColumn: 1 },
  },
  // The bar with the button lies over the end of the page.
  [theme.breakpoints.down('md')]: { paddingBottom: 76 },
}));

const Fields = styled('form')({ display: 'grid', gap: 16, minWidth: 0 });

export interface Preview {
  readonly fields: CarFields;
  readonly car: FleetCar | null;
}

interface Props {
  /** Null for one that is new. */
  readonly first: FleetCar | null;
  readonly reference: Reference;
  readonly branches: readonly { readonly id: number; readonly name: string }[];
  readonly onCreated: (id: number) => void;
  /** How clients will see it. */
  readonly preview: (preview: Preview) => ReactNode;
}

/** Adds or edits one car on one page, which saves itself. */
export function CarEditor({ first, reference, branches, onCreated, preview }: Props) {
  const { t } = useTranslation('fleet');
  const editor = useCarEditor(first, reference, onCreated);
  const { form, car, autosave } = editor;
  const { control, setValue } = form;
  const { uploads } = useAppSelector(selectFleet);
  const stored = car === null ? nothingYet : fieldsOfCar(car);
  useWatch({ control });
  const { fields } = readForm(form.getValues(), stored);
  const blamed = Object.keys(form.formState.errors);
  const hasLostPhoto = Object.values(uploads).some((upload) => upload?.phase === 'failed');
  const stateOf = (section: CarSection): SectionState => {
    const isWrong = fieldsOf(section).some((field) => blamed.includes(field)) || (section === 'images' && hasLostPhoto);
    return isWrong ? 'wrong' : (car?.sections.find((one) => one.section === section)?.state ?? 'empty');
  };
  const name = [
    reference.brands.find(({ code }) => code === fields.brand)?.name,
    reference.brands.flatMap(({ models }) => models).find(({ code }) => code === fields.model)?.name,
  ].filter((part) => part !== undefined);
  const title = name.length === 0 ? t('edit.newCar') : name.join(' ');
  return (
    <CarEditing value={{ control, setValue, reference, branches, theirs: stored, settle: autosave.settle }}>
      <title>{`${title} · Gza`}</title>
      <EditorBar editor={editor} name={title} />
      <HashTarget />
      <NewsBar by={editor.newsBy} />
      <Columns>
        <SectionList stateOf={stateOf} />
        <Fields aria-label={title} noValidate onBlur={editor.onBlur} onSubmit={(event) => event.preventDefault()}>
          <Basics />
          <Section name="specification">
            <Threes>
              <SectionFields section="specification" />
            </Threes>
          </Section>
          <Photos editor={editor} />
          <CarTexts />
          <Prices carId={car?.id ?? null} offered={car?.old_prices ?? []} />
          <Extras />
          <Rules />
        </Fields>
        <aside aria-label={t('edit.aside')}>
          {preview({ fields, car })}
          {car === null ? null : (
            <>
              <Earnings price={fields.price_per_day} commissionPercent={car.commission_percent} />
              <TodoPanel car={car} fields={fields} />
              <CarHistory carId={car.id} />
            </>
          )}
        </aside>
      </Columns>
    </CarEditing>
  );
}

/** What clients search for. */
function Basics() {
  const { t } = useTranslation('fleet');
  const { branches } = useEditing();
  return (
    <Section name="basics">
      <Twos>
        <AnyField name="brand" />
        <AnyField name="model" />
      </Twos>
      <Threes>
        <SectionFields
          section="basics"
          own={{
            brand: null,
            model: null,
            branch_id: (
              <CarChoice
                name="branch_id"
                label={t('fields.branch_id')}
                options={branches.map(({ id, name }) => ({ value: String(id), label: name }))}
                {...(branches.length === 0 && {
                  hint: <Link to={`${paths.adminBranches}?branch=new`}>{t('hints.firstBranch')}</Link>,
                })}
              />
            ),
          }}
        />
      </Threes>
    </Section>
  );
}

const places = ['first', 'second', 'third'];

/** The editor while its car is on the way. */
export function EditorSkeleton() {
  const { t } = useTranslation('fleet');
  return (
    <Rows aria-busy>
      <VisuallyHidden as="output">{t('edit.loading')}</VisuallyHidden>
      <SkeletonBox sx={{ width: 240, height: 44 }} />
      {places.map((block) => (
        <PanelBlock key={block}>
          <Threes>
            {places.map((place) => (
              <SkeletonBox key={place} sx={{ height: 72 }} />
            ))}
          </Threes>
        </PanelBlock>
      ))}
    </Rows>
  );
}

const Links = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface PricesProps {
  /** Null before there is a car. */
  readonly carId: number | null;
  readonly offered: readonly OfferedPrice[];
}

/** What a usual day costs, and what it cost before; what other days cost has a screen of its own. */
function Prices({ carId, offered }: PricesProps) {
  const { t } = useTranslation('fleet');
  return (
    <Section name="prices">
      <Threes data-folds="">
        <CarField name="price_per_day" label={t('fields.price_per_day')} unit="₾" inputMode="decimal" />
        <OldPrice offered={offered} />
        <CarField
          name="price_floor"
          label={t('fields.price_floor')}
          unit="₾"
          inputMode="decimal"
          hint={t('hints.price_floor')}
        />
      </Threes>
      {carId === null ? null : (
        <Links>
          <ButtonLink variant="text" to={paths.adminCarPrices(carId)}>
            {t('prices.more')}
          </ButtonLink>
          <ButtonLink variant="text" to={`${paths.adminCarPrices(carId)}#advice`}>
            {t('prices.advice')}
          </ButtonLink>
        </Links>
      )}
    </Section>
  );
}

/** A price that really stood, and until which day it may be shown struck through. */
interface OfferedPrice {
  readonly price: number;
  readonly until: string;
}

/** The former price: one of those that the history of the car allows, or none. */
function OldPrice({ offered }: { offered: readonly OfferedPrice[] }) {
  const { t } = useTranslation('fleet');
  const language = useAppSelector(selectLanguage);
  return (
    <CarChoice
      name="old_price"
      label={t('fields.old_price')}
      options={offered.map(({ price, until }) => ({
        value: moneyText(price),
        label: t('prices.until', { price: formatGel(price, language), day: formatDay(until, language, 'medium') }),
      }))}
      isDisabled={offered.length === 0}
      hint={t(offered.length === 0 ? 'prices.noOld' : 'prices.old')}
    />
  );
}
