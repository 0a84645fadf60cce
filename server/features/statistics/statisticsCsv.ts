import type { Readable } from 'node:stream';
import type { StatisticsFilters } from '#contract/calls/statistics.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Context } from '#server/context.ts';
import { toCsv } from '#server/platform/http/toCsv.ts';
import { occupancyOf } from '#server/features/rental/carDaysRepository.ts';
import { type Counted, countCars, type Reader } from './getStatistics.ts';

/** Heads of the columns of the file; screens have texts of their own. */
const statisticsHeads: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Car',
    'Year',
    'Branch',
    'From',
    'To',
    'Gross, GEL',
    'Commission, GEL',
    'Earned, net, GEL',
    'Of it in cash, GEL',
    'Rented days',
    'Available days',
    'Occupancy, %',
  ],
  ka: [
    'მანქანა',
    'წელი',
    'ფილიალი',
    'დან',
    'მდე',
    'სრული თანხა, ₾',
    'საკომისიო, ₾',
    'წმინდა შემოსავალი, ₾',
    'მათ შორის ნაღდი, ₾',
    'გაქირავებული დღეები',
    'ხელმისაწვდომი დღეები',
    'დატვირთვა, %',
  ],
  ru: [
    'Машина',
    'Год',
    'Филиал',
    'С',
    'По',
    'Сумма, ₾',
    'Комиссия, ₾',
    'Заработано чистыми, ₾',
    'Из них наличными, ₾',
    'Дней в аренде',
    'Доступных дней',
    'Загрузка, %',
  ],
};

/** Each car in each part of the period as a row for Excel: 500 cars in 53 weeks at most. */
export async function statisticsCsv(
  context: Pick<Context, 'config' | 'db' | 'clock'>,
  reader: Reader,
  filters: StatisticsFilters,
): Promise<Readable> {
  const { language } = reader;
  return toCsv(linesOf(await countCars(context, reader, filters), statisticsHeads[language]), language);
}

function* linesOf({ period, branchNames, cars }: Counted, head: readonly string[]) {
  yield head;
  const names = new Map(branchNames.map(({ id, name }) => [id, name]));
  for (const { car, tally } of cars) {
    const branch = car.branch_id === null ? '' : (names.get(car.branch_id) ?? '');
    for (const [place, { gross, commission, cash, rented, available }] of tally.parts.entries()) {
      const { from = '', to = '' } = period.parts[place] ?? {};
      const counts = [rented, available, occupancyOf(rented, available) ?? ''].map(String);
      yield [
        car.name,
        String(car.year ?? ''),
        branch,
        from,
        to,
        gross,
        commission,
        gross - commission,
        cash,
        ...counts,
      ];
    }
  }
}
