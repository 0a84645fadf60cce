import type { TermAnswer } from '#contract/calls/cars/answers.ts';
import type { CarTerms } from '../terms.ts';
import type { Stretch, Surface } from './lists.ts';
import { neighbours, surfaces } from './lists.ts';
import type { Question } from './question.ts';
import type { RoadCode } from './roads.ts';
import { roadOf } from './roads.ts';
import type { Destination } from './rules.ts';
import { say } from './say.ts';

/** One answer for each country; without any, for each neighbour. */
export function answerBorders({ borders }: CarTerms, { destinations }: Question): TermAnswer[] {
  const countries: readonly Destination[] = destinations.length > 0 ? destinations : neighbours;
  return countries.map((country) => {
    if (country === 'elsewhere') return say('borders', 'no', 'border_unnamed', { subject: country });
    const border = borders[country];
    if (border === null) return say('borders', 'no', 'border_forbidden', { subject: country, values: { country } });
    return say('borders', border.price === 0 ? 'yes' : 'fee', 'border_allowed', {
      subject: country,
      amount: border.price,
      per: 'rental',
      values: { country, papers: border.papers.join(), days: border.notice_days },
    });
  });
}

/** On the mountain roads of these months winter tyres are needed. */
export const winterMonths: readonly number[] = [12, 1, 2];

const isHarder = (one: Surface, other: Surface): boolean => surfaces.indexOf(one) > surfaces.indexOf(other);

/** One answer for each road and for the requested surface; without any, how far the car may go. */
export function answerRoads(terms: CarTerms, question: Question): TermAnswer[] {
  const { roads } = terms;
  const { surface } = question;
  const limits = { surface: roads.surface, forbidden: roads.forbidden.join() };
  const ofSurface =
    surface === null
      ? []
      : isHarder(surface, roads.surface)
        ? [say('roads', 'no', 'surface_forbidden', { subject: surface, values: { ...limits, asked: surface } })]
        : [say('roads', 'yes', 'surface_allowed', { subject: surface, values: { ...limits, asked: surface } })];
  const answers = [...question.roads.map((road) => answerRoad(terms, road, question.months)), ...ofSurface];
  return answers.length > 0 ? answers : [say('roads', 'depends', 'surface_limit', { values: limits })];
}

function answerRoad(terms: CarTerms, road: RoadCode, months: readonly number[]): TermAnswer {
  const { roads: allowed, winter_tyres: tyres } = terms;
  const { surface, closed, isMountain } = roadOf(road);
  const details = { subject: road, values: { road } };
  // Widened: the road need not be one that can be forbidden.
  const forbidden: readonly (Stretch | RoadCode)[] = allowed.forbidden;
  if (forbidden.includes(road)) return say('roads', 'no', 'road_forbidden', details);
  if (isHarder(surface, allowed.surface)) {
    const values = { road, needs: surface, surface: allowed.surface };
    return say('roads', 'no', 'road_too_hard', { subject: road, values });
  }
  const isSnowy = isMountain && months.some((month) => winterMonths.includes(month));
  if (isSnowy && !isOnWinterTyres(tyres, months)) return say('roads', 'no', 'road_without_tyres', details);
  const [from] = closed;
  const until = closed.at(-1);
  if (from === undefined || until === undefined) return say('roads', 'yes', 'road_allowed', details);
  const season = { subject: road, values: { road, from, until } };
  if (months.some((month) => closed.includes(month))) return say('roads', 'no', 'road_closed', season);
  // When it snows is not known a month ahead.
  return say(
    'roads',
    months.length > 0 ? 'yes' : 'depends',
    months.length > 0 ? 'road_allowed' : 'road_in_season',
    season,
  );
}

const LAST_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const two = (value: number): string => String(value).padStart(2, '0');

/** Whether a day of the year is in a range, which may include the turn of the year. */
const isBetween = (day: string, from: string, to: string): boolean =>
  from <= to ? from <= day && day <= to : from <= day || day <= to;

/** Whether the car has winter tyres on every day of the months. */
const isOnWinterTyres = ({ fitted, from, to }: CarTerms['winter_tyres'], months: readonly number[]): boolean =>
  fitted &&
  months.every((month) =>
    ['01', '15', two(LAST_DAYS[month - 1] ?? 31)].every((day) => isBetween(`${two(month)}-${day}`, from, to)),
  );

export function answerTyres({ winter_tyres: tyres }: CarTerms, { months }: Question): TermAnswer[] {
  if (!tyres.fitted) return [say('winter_tyres', 'no', 'tyres_none')];
  const values = { from: tyres.from, to: tyres.to };
  if (months.length === 0) return [say('winter_tyres', 'depends', 'tyres_dates', { values })];
  return [
    isOnWinterTyres(tyres, months)
      ? say('winter_tyres', 'yes', 'tyres_fitted', { values })
      : say('winter_tyres', 'no', 'tyres_outside', { values }),
  ];
}
