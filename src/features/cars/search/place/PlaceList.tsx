import FlightOutlinedIcon from '@mui/icons-material/FlightOutlined';
import HistoryRoundedIcon from '@mui/icons-material/HistoryRounded';
import LocationCityOutlinedIcon from '@mui/icons-material/LocationCityOutlined';
import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import PublicOutlinedIcon from '@mui/icons-material/PublicOutlined';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundPlace } from '#contract/calls/places.ts';
import type { Reference } from '#contract/calls/reference/reference.ts';
import { rankPlaces } from '#contract/domain/places/rankPlaces.ts';
import { useSearchPlacesQuery } from '#src/features/places/placesApi.ts';
import { useGetReferenceQuery } from '#src/features/reference/referenceApi.ts';
import { browserStorage } from '#src/shared/lib/browserStorage.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { readRecentPlaces, rememberPlace } from './recentPlaces.ts';
import type { SearchPlace } from './searchPlace.ts';

const List = styled('ul')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.modal,
  insetInline: 0,
  top: 'calc(100% + 6px)',
  maxHeight: 320,
  // Above the bar at the lower edge of a phone.
  scrollMarginBottom: `calc(${theme.layout.bar} + 12px)`,
  overflowY: 'auto',
  padding: 6,
  borderRadius: theme.radii.large,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.elevation.modal,
  cursor: 'default',
  '& > li': { padding: '10px 14px', color: theme.vars.palette.text.secondary },
}));

const Option = styled('li')(({ theme }) => ({
  '&&': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    borderRadius: 8,
    color: theme.vars.palette.text.primary,
    cursor: 'pointer',
  },
  '& > .name': { minWidth: 0, overflowWrap: 'anywhere' },
  '& .city': { marginInlineStart: 6, ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '&&[aria-selected=true]': { color: theme.vars.palette.primary.text, fontWeight: 600 },
  '&&[data-active], &&:hover': { backgroundColor: theme.vars.palette.background.sunken },
}));

/** Half a word is no search. */
const pause = 200;

interface Props {
  /** Moves and chooses by the keys of the field. */
  readonly ref: Ref<(key: string) => void>;
  /** Of the field. */
  readonly id: string;
  readonly text: string;
  readonly value: SearchPlace | null;
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly onChoose: (place: SearchPlace | null) => void;
}

/** The places for what is typed; before anything is, the last choices and a short list. */
export function PlaceList({ ref, id, text, value, active, onActive, onChoose }: Props) {
  const { t } = useTranslation('rental');
  const { options, isWaiting, cityOf } = usePlaces(text);
  const isChosen = ({ place }: PlaceOption) => place?.id === value?.id && place?.kind === value?.kind;
  const choose = (option: PlaceOption | undefined) => {
    if (option === undefined) return;
    const place = option.place && { kind: option.place.kind, id: option.place.id };
    if (place !== null) rememberPlace(browserStorage('localStorage'), place);
    onChoose(place);
  };

  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Not returned: a promise in newer browsers, where React expects nothing or a function.
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  // The first of other options is the one that Enter chooses.
  const shown = options.map(({ place }) => `${place?.kind} ${place?.id}`).join();
  const begin = useEffectEvent(() => {
    const chosen = text.trim() === '' ? options.findIndex((option) => isChosen(option)) : -1;
    onActive(options.length === 0 ? -1 : Math.max(0, chosen));
  });
  useEffect(() => begin(), [shown]);
  useEffect(() => {
    document.querySelector(`#${CSS.escape(`${id}-${active}`)}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  useImperativeHandle(ref, () => (key) => {
    if (key === 'Enter') choose(options[active]);
    else if (options.length > 0) onActive((active + (key === 'ArrowDown' ? 1 : -1) + options.length) % options.length);
  });

  return (
    <>
      <List
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('form.place')}
        onPointerDown={(event) => event.preventDefault()}
      >
        {options.map((option, index) => (
          <Option
            key={`${option.place?.kind} ${option.place?.id}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={isChosen(option)}
            data-active={index === active || undefined}
            onClick={(event) => {
              // The frame around would take the click for one on the field.
              event.stopPropagation();
              choose(option);
            }}
          >
            <PlaceIcon option={option} />
            <span className="name">
              <span>{option.place?.name ?? t('form.anywhere')}</span>
              {option.place?.kind === 'district' ? (
                <small className="city"> {cityOf(option.place.city_id)}</small>
              ) : null}
            </span>
          </Option>
        ))}
        {options.length === 0 ? <li role="presentation">{isWaiting ? '…' : t('form.noPlace')}</li> : null}
      </List>
      <VisuallyHidden as="output">{isWaiting ? '' : t('form.placesFound', { count: options.length })}</VisuallyHidden>
    </>
  );
}

const icons = { city: LocationCityOutlinedIcon, airport: FlightOutlinedIcon, district: PlaceOutlinedIcon } as const;

function PlaceIcon({ option: { place, isRecent } }: { readonly option: PlaceOption }) {
  const Icon = isRecent ? HistoryRoundedIcon : place === null ? PublicOutlinedIcon : icons[place.kind];
  return <Icon />;
}

/** What is found: by the server, in every language and with typing errors; until it answers, and without it, by the page. */
function usePlaces(text: string) {
  const { data: reference } = useGetReferenceQuery();
  const known = useMemo(() => (reference === undefined ? [] : placesOfLists(reference)), [reference]);
  const [recent, setRecent] = useUiState<readonly SearchPlace[]>('search/city/recent', [], { privacy: 'keep' });
  const read = useEffectEvent(() => setRecent(readRecentPlaces(browserStorage('localStorage'))));
  useEffect(() => read(), []);

  const wanted = text.trim();
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), pause);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { currentData, isError } = useSearchPlacesQuery({ query: { q: asked } });
  const answer = asked === wanted ? currentData : undefined;
  const found = answer?.places ?? findInLists(known, wanted);
  return {
    options: optionsOf(found, known, recent, wanted !== ''),
    isWaiting: answer === undefined && !isError,
    cityOf: (id: number) => reference?.cities.find((city) => city.id === id)?.name,
  };
}

/** A place to choose; null is the whole country. */
interface PlaceOption {
  readonly place: FoundPlace | null;
  /** It was chosen before. */
  readonly isRecent: boolean;
}

type Lists = Pick<Reference, 'cities' | 'airports' | 'districts'>;

/** The places of the lists in the order of the server's: each city with its airport behind it, then the districts. */
function placesOfLists({ cities, airports, districts }: Lists): readonly FoundPlace[] {
  return [
    ...cities.flatMap((city) => [
      { kind: 'city' as const, ...city, city_id: city.id },
      ...airports
        .filter(({ city_id }) => city_id === city.id)
        .map((airport) => ({ kind: 'airport' as const, ...airport })),
    ]),
    ...districts.map((district) => ({ kind: 'district' as const, ...district })),
  ];
}

/** What the page itself knows of a text: names of its own language. It fills the time until the server's answer. */
const findInLists = (places: readonly FoundPlace[], text: string): readonly FoundPlace[] =>
  rankPlaces(
    places.map((place) => ({ place, names: [place.name] })),
    text,
  ).map(({ place }) => place);

/** Without a text: the last choices, the whole country, and the rest of what was found. */
function optionsOf(
  found: readonly FoundPlace[],
  known: readonly FoundPlace[],
  recent: readonly SearchPlace[],
  isTyped: boolean,
): readonly PlaceOption[] {
  const fresh = (place: FoundPlace | null): PlaceOption => ({ place, isRecent: false });
  if (isTyped) return found.map((place) => fresh(place));
  const chosen = recent.flatMap(({ kind, id }) => known.find((one) => one.kind === kind && one.id === id) ?? []);
  const rest = found.filter(({ kind, id }) => !chosen.some((one) => one.kind === kind && one.id === id));
  return [...chosen.map((place) => ({ place, isRecent: true })), fresh(null), ...rest.map((place) => fresh(place))];
}
