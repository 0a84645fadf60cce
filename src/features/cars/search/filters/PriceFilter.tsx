import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Facets } from '#contract/calls/cars/search.ts';
import { highestShownAs, lowestShownAs } from '#contract/domain/money/shownBounds.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useDraft } from '#src/shared/hooks/useDraft.ts';
import { useIsHydrated } from '#src/shared/hooks/useIsHydrated.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { SmallInput } from '#src/shared/ui/components/SmallInput.tsx';
import { toUnits, writeUnits } from '../priceUnits.ts';
import type { SearchFilters } from '../searchFilters.ts';
import { changeFilters } from '../searchFilters.ts';
import { usePriceUnits } from '../usePriceUnits.ts';
import type { Step } from '../useSearch.ts';
import { FilterGroup } from './FilterGroup.tsx';

/** Height of the highest bar, px. */
const height = 56;
const radius = 2;
/** Gap between bars, in percent of the width. */
const gap = 1;

/** Its lower edge clips the round corners at the bottom of the bars. */
const Bars = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height,
  marginTop: 6,
  fill: theme.vars.palette.primary.softHover,
  '& > rect': { transition: theme.transitions.create('fill') },
  '& > [data-on]': { fill: theme.vars.palette.primary.main },
}));

/** As many bars as the response has, to reserve the space. */
const steps = Array.from({ length: 20 }, (_, step) => step);
const pace = (100 + gap) / steps.length;

interface PriceHistogramProps {
  readonly counts: readonly number[];
  readonly bounds: readonly [number, number];
  readonly chosen: readonly [number, number];
}

/** Histogram of prices. The fields below give the same as text. */
function PriceHistogram({ counts, bounds: [least, most], chosen: [from, to] }: PriceHistogramProps) {
  const highest = Math.max(1, ...counts);
  const width = (most - least) / steps.length;
  return (
    <Bars aria-hidden>
      {steps.map((step) => {
        const middle = least + (step + 0.5) * width;
        const tall = Math.max(radius, ((counts[step] ?? 0) / highest) * height);
        return (
          <rect
            key={step}
            data-on={(middle >= from && middle <= to) || undefined}
            x={`${step * pace}%`}
            y={height - tall}
            width={`${pace - gap}%`}
            height={tall + radius}
            rx={radius}
          />
        );
      })}
    </Bars>
  );
}

const Pair = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 10 });

/** Aligned with the bars: half a thumb of padding on both sides, no gap above. */
const Track = styled('div')({
  minHeight: 44,
  padding: '0 12px',
  marginTop: -22,
});

interface Props {
  readonly filters: SearchFilters;
  readonly prices: Facets['price'] | undefined;
  readonly onChange: (filters: SearchFilters, step?: Step) => void;
}

/** Histogram of prices with a range slider and two fields, in the currency of the page. */
export function PriceFilter({ filters, prices, onChange }: Props) {
  const { t } = useTranslation('search');
  const language = useAppSelector(selectLanguage);
  const units = usePriceUnits();
  // The slider uses style attributes, which the CSP forbids in the server's HTML.
  const isHydrated = useIsHydrated();
  const bounds = [toUnits(prices?.min ?? 0, units), Math.max(1, toUnits(prices?.max ?? 0, units))] as const;
  // Reserve the space while loading; with no results, or a single price, there is no range to slide over.
  const hasTrack = prices === undefined || (prices.max > 0 && bounds[1] > bounds[0]);
  const placeholder = (bound: number) => (prices === undefined || prices.max === 0 ? '' : String(bound));
  const from = filters.price_min === undefined ? null : toUnits(filters.price_min, units);
  const to = filters.price_max === undefined ? null : toUnits(filters.price_max, units);
  const [drag, setDrag] = useState<readonly [number, number] | null>(null);
  const within = (amount: number) => Math.min(bounds[1], Math.max(bounds[0], amount));
  const shown = drag ?? ([within(from ?? bounds[0]), within(to ?? bounds[1])] as const);

  const commit = (least: number | null, most: number | null, step: Step) => {
    setDrag(null);
    onChange(
      changeFilters(filters, {
        price_min: least === null ? undefined : lowestShownAs(least, units.rate),
        price_max: most === null ? undefined : highestShownAs(most, units.rate),
      }),
      step,
    );
  };
  /** A thumb at the end of the track sets no bound. */
  const release = ([least, most]: readonly [number, number]) =>
    commit(least <= bounds[0] ? null : least, most >= bounds[1] ? null : most, 'choice');

  return (
    <FilterGroup title={t('filters.price')}>
      {hasTrack ? (
        <>
          <PriceHistogram counts={prices?.counts ?? []} bounds={bounds} chosen={shown} />
          <Track>
            {isHydrated ? (
              <Slider
                value={[...shown]}
                min={bounds[0]}
                max={bounds[1]}
                disabled={!prices}
                disableSwap
                getAriaLabel={(index) =>
                  t(index === 0 ? 'filters.priceFrom' : 'filters.priceTo', { currency: units.symbol })
                }
                getAriaValueText={(amount) => writeUnits(String(amount), units, language)}
                onChange={(_event, value) => setDrag(pairOf(value))}
                onChangeCommitted={(_event, value) => release(pairOf(value))}
              />
            ) : null}
          </Track>
        </>
      ) : null}
      <Pair>
        <NumberInput
          label={t('filters.priceFrom', { currency: units.symbol })}
          unit={units.symbol}
          placeholder={placeholder(bounds[0])}
          value={drag?.[0] ?? from}
          onCommit={(amount) => commit(amount, to !== null && amount !== null && to < amount ? null : to, 'typing')}
        />
        <NumberInput
          label={t('filters.priceTo', { currency: units.symbol })}
          unit={units.symbol}
          placeholder={placeholder(bounds[1])}
          value={drag?.[1] ?? to}
          onCommit={(amount) =>
            commit(from !== null && amount !== null && from > amount ? null : from, amount, 'typing')
          }
        />
      </Pair>
    </FilterGroup>
  );
}

/** A range slider always has two values, but its type allows one. */
function pairOf(value: number | readonly number[]): readonly [number, number] {
  const [least = 0, most = 0] = typeof value === 'number' ? [value, value] : value;
  return [least, most];
}

interface NumberInputProps {
  readonly label: string;
  readonly value: number | null;
  readonly onCommit: (value: number | null) => void;
  readonly placeholder?: string;
  readonly unit?: string;
}

/** A whole number, committed when typing pauses; empty is null. */
function NumberInput({ value, onCommit, ...field }: NumberInputProps) {
  const [draft, setDraft] = useDraft(
    value === null ? '' : String(value),
    (text) => onCommit(text === '' ? null : Number(text)),
    plain,
  );
  return <SmallInput {...field} isNumber value={draft} onChange={(text) => setDraft(text.replace(/\D/g, ''))} />;
}

function plain(text: string): string {
  return text === '' ? '' : String(Number(text));
}
