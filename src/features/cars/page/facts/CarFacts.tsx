import AcUnitRoundedIcon from '@mui/icons-material/AcUnitRounded';
import AirlineSeatReclineNormalRoundedIcon from '@mui/icons-material/AirlineSeatReclineNormalRounded';
import LocalGasStationRoundedIcon from '@mui/icons-material/LocalGasStationRounded';
import PaletteOutlinedIcon from '@mui/icons-material/PaletteOutlined';
import SettingsOutlinedIcon from '@mui/icons-material/SettingsOutlined';
import SpeedRoundedIcon from '@mui/icons-material/SpeedRounded';
import SwapHorizRoundedIcon from '@mui/icons-material/SwapHorizRounded';
import TerrainRoundedIcon from '@mui/icons-material/TerrainRounded';
import { styled } from '@mui/material/styles';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contract/calls/cars/cars.ts';
import { factFields } from '#contract/domain/cars/carFields.ts';
import type { FactField } from '#contract/domain/cars/carFields.ts';
import { formatNumber } from '#contract/domain/format/formatNumber.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { Block } from '../Block.tsx';

type FactKind = 'seats' | 'transmission' | 'fuel' | 'consumption' | 'drive' | 'steering' | 'colour' | FactField;

interface Fact {
  readonly kind: FactKind;
  readonly value: string;
  /** The value, or a detail of it. */
  readonly note: string;
}

/** The facts about the car, translated. `decimal` formats a number with one decimal place. */
export function carFacts(
  car: Omit<Car, 'owner'>,
  t: TFunction<'car'>,
  decimal: (value: number) => string,
): readonly Fact[] {
  const consumption = { city: decimal(car.consumption_city), track: decimal(car.consumption_track) };
  const isElectric = car.engine_volume === null;
  return [
    {
      kind: 'seats',
      value: t('facts.seats', { count: car.seats }),
      note: `${car.car_type.name} · ${t('facts.doors', { count: car.doors })}`,
    },
    { kind: 'transmission', value: car.transmission_name, note: t('facts.transmission') },
    {
      kind: 'fuel',
      value: car.fuel_name,
      note: isElectric
        ? t('facts.electric')
        : t('facts.engine', { litres: decimal(Math.round((car.engine_volume ?? 0) / 100) / 10) }),
    },
    {
      kind: 'consumption',
      value: isElectric ? t('facts.kilowattHours', consumption) : t('facts.litres', consumption),
      note: t('facts.consumption'),
    },
    { kind: 'drive', value: car.drive.name, note: t('facts.drive') },
    { kind: 'steering', value: car.steering.name, note: t('facts.steering') },
    ...factFields.flatMap((kind): readonly Fact[] => {
      const holds = car[kind];
      if (holds === null) return [];
      return [
        { kind, value: t(`facts.choices.${kind}.name`), note: t(`facts.choices.${kind}.${holds ? 'yes' : 'no'}`) },
      ];
    }),
    { kind: 'colour', value: car.colour.name, note: t('facts.colour') },
  ];
}

const icons = {
  seats: AirlineSeatReclineNormalRoundedIcon,
  transmission: SettingsOutlinedIcon,
  fuel: LocalGasStationRoundedIcon,
  consumption: SpeedRoundedIcon,
  drive: TerrainRoundedIcon,
  steering: SwapHorizRoundedIcon,
  has_climate_control: AcUnitRoundedIcon,
  colour: PaletteOutlinedIcon,
} as const satisfies Record<FactKind, unknown>;

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '24px 16px',
  [theme.breakpoints.down('xl')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '18px 16px' },
}));

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  fontSize: '.9375rem',
  fontWeight: 500,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '& > svg': { width: 26, height: 26, marginBottom: 8, color: theme.vars.palette.primary.text },
  '& > .note': { color: theme.vars.palette.text.secondary, fontSize: '.8125rem', fontWeight: 400 },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: '34px minmax(0, 1fr)',
    alignItems: 'center',
    '& > svg': { gridRow: '1 / 3', width: 24, height: 24, margin: 0 },
    '& > .note': { gridColumn: 2 },
  },
}));

export function CarFacts({ car }: { car: Omit<Car, 'owner'> }) {
  const { t } = useTranslation('car');
  const language = useAppSelector(selectLanguage);
  return (
    <Block title={t('facts.title')}>
      <List>
        {carFacts(car, t, (value) => formatNumber(value, language, 1)).map(({ kind, value, note }) => {
          const Icon = icons[kind];
          return (
            <Item key={kind}>
              <Icon />
              {value}
              <small className="note">{note}</small>
            </Item>
          );
        })}
      </List>
    </Block>
  );
}
