import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapAnswer, MapCluster, MapPin } from '#contract/calls/cars/map.ts';
import { formatNumber } from '#contract/domain/format/formatNumber.ts';
import { boxAround } from '#contract/domain/mapSquares.ts';
import type { Box } from '#contract/domain/mapSquares.ts';
import { useMoney } from '#src/features/currency/useMoney.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useMapView } from '#src/shared/ui/map/MapContext.ts';
import { MapMarker } from '#src/shared/ui/map/MapMarker.tsx';

const Pin = styled(ButtonBase)(({ theme }) => ({
  minWidth: 44,
  minHeight: 32,
  padding: '4px 12px',
  borderRadius: 16,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: theme.vars.palette.elevation.raised,
  border: `1px solid ${theme.vars.palette.outline}`,
  fontSize: '.875rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '&:hover, &[data-lit], &[aria-pressed=true]': {
    backgroundColor: theme.vars.palette.text.primary,
    color: theme.vars.palette.background.paper,
  },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
}));

const Cluster = styled(ButtonBase)(({ theme }) => ({
  minWidth: 44,
  height: 44,
  padding: '0 12px',
  borderRadius: 22,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  boxShadow: theme.vars.palette.elevation.raised,
  border: `2px solid ${theme.vars.palette.background.paper}`,
  fontWeight: 600,
  '&:hover': { backgroundColor: theme.vars.palette.primary.dark },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
}));

/** From here on the server shows few cars of one place side by side. */
const NEAREST = 15.5;

interface Props {
  readonly answer: MapAnswer;
  readonly days: number | null;
  readonly chosen: number | null;
  readonly onChoose: (id: number) => void;
  /** The cars of one place do not part however near one looks: the list is to have them. */
  readonly onListed: (box: Box) => void;
}

/** A price for each car, and the number of those that are too near each other. */
export function Pins({ answer, days, chosen, onChoose, onListed }: Props) {
  const map = useMapView();
  const { t } = useTranslation('search');
  const language = useAppSelector(selectLanguage);
  const { formatPrice } = useMoney();
  const pins = useMemo(() => placePins(answer.pins), [answer.pins]);
  const nearer = ({ lat, lng }: MapCluster) => {
    const zoom = map.getZoom();
    if (zoom >= NEAREST) onListed(boxAround(lat, lng));
    else map.easeTo({ center: [lng, lat], zoom: Math.min(zoom + 3, NEAREST) });
  };
  return (
    <>
      {answer.clusters.map((cluster) => {
        const { lat, lng, count, price_from } = cluster;
        const label =
          price_from === null
            ? t('map.clusterPlain', { count })
            : t('map.cluster', { count, price: formatPrice(price_from) });
        return (
          <MapMarker key={`${lat} ${lng}`} lat={lat} lng={lng}>
            <Cluster aria-label={label} onClick={() => nearer(cluster)}>
              {formatNumber(count, language)}
            </Cluster>
          </MapMarker>
        );
      })}
      {pins.map(({ pin, shift }) => {
        const { id, lat, lng, price_per_day, total } = pin;
        const price = total === null || days === null ? formatPrice(price_per_day) : formatPrice(total, days);
        const label =
          total === null ? t('map.pin', { price }) : t('map.pinTotal', { price, total: formatPrice(total) });
        return (
          <MapMarker key={id} lat={lat} lng={lng} shift={shift} isRaised={id === chosen}>
            <Pin data-car={id} aria-label={label} aria-pressed={id === chosen} onClick={() => onChoose(id)}>
              {price}
            </Pin>
          </MapMarker>
        );
      })}
    </>
  );
}

interface PlacedPin {
  readonly pin: MapPin;
  /** Pixels to the right and down from its place. */
  readonly shift: readonly [number, number];
}

const WIDTH = 74;
const HEIGHT = 38;

/** Pins of one place, of which everybody sees only the square, side by side around it: three in a row. */
function placePins(pins: readonly MapPin[]): readonly PlacedPin[] {
  const groups = Map.groupBy(pins, ({ lat, lng }) => `${lat},${lng}`);
  return [...groups.values()].flatMap((group) => {
    const rows = Math.ceil(group.length / 3);
    return group.map((pin, index) => {
      const row = Math.floor(index / 3);
      const inRow = Math.min(3, group.length - row * 3);
      return { pin, shift: [((index % 3) - (inRow - 1) / 2) * WIDTH, (row - (rows - 1) / 2) * HEIGHT] as const };
    });
  });
}
