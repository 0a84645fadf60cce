import AddAPhotoOutlinedIcon from '@mui/icons-material/AddAPhotoOutlined';
import ChevronRightRoundedIcon from '@mui/icons-material/ChevronRightRounded';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import TranslateRoundedIcon from '@mui/icons-material/TranslateRounded';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shot } from '#contract/calls/cars/cars.ts';
import type { FleetCar } from '#contract/calls/fleet/fleet.ts';
import type { CarSection } from '#contract/domain/cars/carFields.ts';
import type { Language } from '#contract/domain/values.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import type { CarFields, FieldName } from './carFields.ts';
import { sectionNames, sectionOf, showField, showSection } from './sections.ts';
import { useFieldLabel } from './useFieldLabel.ts';
import { namesOfWire } from './wireCar.ts';

/** Something a car still lacks: a field, or some of its six photos. */
type Gap =
  | { readonly kind: 'field'; readonly name: FieldName; readonly isNeeded: boolean }
  | { readonly kind: 'photos'; readonly shots: readonly Shot[]; readonly isNeeded: true };

const sectionOfGap = (gap: Gap): CarSection => (gap.kind === 'photos' ? 'images' : sectionOf(gap.name));

const inLanguage = (name: FieldName, language: Language) => name.endsWith(`_${language}`);

/**
 * What is not there yet, in the order of the screen: what the server misses and nobody has typed meanwhile, and the
 * languages without a description, in which clients read another one.
 */
function gapsOf(car: FleetCar, fields: CarFields, language: Language): Gap[] {
  const needed = car.missing
    .map(namesOfWire)
    // Of texts one is enough: it is asked for in the language of the page.
    .flatMap((names) => names.find((name) => names.length === 1 || inLanguage(name, language)) ?? [])
    .filter((name) => sectionOf(name) !== 'images' && fields[name] === null);
  const advised = (['description_ka', 'description_en', 'description_ru'] as const).filter(
    (name) => fields[name] === null && !needed.includes(name),
  );
  const gaps: Gap[] = [
    ...needed.map((name) => ({ kind: 'field', name, isNeeded: true }) as const),
    ...(car.missing_shots.length > 0 ? [{ kind: 'photos', shots: car.missing_shots, isNeeded: true } as const] : []),
    ...advised.map((name) => ({ kind: 'field', name, isNeeded: false }) as const),
  ];
  return gaps.toSorted(
    (one, other) => sectionNames.indexOf(sectionOfGap(one)) - sectionNames.indexOf(sectionOfGap(other)),
  );
}

const List = styled('ul')(({ theme }) => ({
  marginTop: 10,
  '& button': {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) 18px',
    alignItems: 'center',
    gap: 10,
    width: '100%',
    minHeight: 44,
    padding: '6px 0',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: '.875rem',
    lineHeight: 1.35,
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& button:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& svg': { width: 20, height: 20, color: theme.vars.palette.text.secondary },
  '& .open': { width: 18, height: 18 },
}));

/** So many are named; the others come up as these are done. */
const shown = 6;

/** What the car still lacks; each entry leads to its place. */
export function TodoPanel({ car, fields }: { car: FleetCar; fields: CarFields }) {
  const { t } = useTranslation('fleet');
  const labelOf = useFieldLabel();
  const titleId = useId();
  const gaps = gapsOf(car, fields, useAppSelector(selectLanguage));
  const open = new Set(gaps.filter(({ isNeeded }) => isNeeded).map(sectionOfGap));
  const done = sectionNames.length - open.size;
  if (gaps.length === 0) return null;
  const sorted = gaps.toSorted((one, other) => Number(other.isNeeded) - Number(one.isNeeded));
  return (
    <PanelBlock aria-labelledby={titleId}>
      <h2 id={titleId}>
        {t(car.status === 'draft' ? 'todo.title' : 'todo.titleLive')}
        <small>{t('todo.count', { done, all: sectionNames.length })}</small>
      </h2>
      <LinearProgress
        variant="determinate"
        value={(done / sectionNames.length) * 100}
        aria-labelledby={titleId}
        sx={{ height: 6, borderRadius: 3 }}
      />
      <List>
        {sorted.slice(0, shown).map((gap) => (
          <li key={gap.kind === 'photos' ? 'photos' : gap.name}>
            {gap.kind === 'photos' ? (
              <button type="button" onClick={() => showSection('images')}>
                <AddAPhotoOutlinedIcon />
                <span>
                  {t('todo.photos', {
                    count: gap.shots.length,
                    shots: gap.shots.map((shot) => t(`shots.${shot}`)).join(', '),
                  })}
                </span>
                <ChevronRightRoundedIcon className="open" />
              </button>
            ) : (
              <button type="button" onClick={() => showField(gap.name)}>
                {gap.isNeeded ? <EditOutlinedIcon /> : <TranslateRoundedIcon />}
                <span>{labelOf(gap.name)}</span>
                <ChevronRightRoundedIcon className="open" />
              </button>
            )}
          </li>
        ))}
      </List>
      {sorted.length > shown ? <p>{t('todo.more', { count: sorted.length - shown })}</p> : null}
    </PanelBlock>
  );
}
