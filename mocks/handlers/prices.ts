import { type CarPrices, NewPrices } from '#contract/domain/cars/carPrices.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { priceDay, toRules } from '#contract/domain/money/priceDay.ts';
import type { PricedCar } from '#contract/calls/prices/prices.ts';
import { addDays, instantOf, countRentalDays, localDateOf } from '#contract/domain/rentalTime.ts';
import { adviceOf, datesOf } from '../fixtures/prices/advice.ts';
import { isFree } from '../fixtures/cars/calendar.ts';
import { type FleetCar, fleet } from '../fixtures/fleet/fleet.ts';
import { carOf } from '../fixtures/cars/page.ts';
import { firstPrices, previewOf } from '../fixtures/prices/prices.ts';
import type { MocksOf } from '../mocks.ts';
import { refuse, refuseFields } from '../refuse.ts';
import { mockUser } from '../session.ts';

const saved = new Map<number, CarPrices>();
let saves = 0;

/** Back to the prices of the fixtures; tests call it after each test. */
export function resetMockPrices(): void {
  saved.clear();
  saves = 0;
}

/** The first cars of the fleet are the demo owner's. */
function findOwnCar(id: string | undefined): FleetCar | Response {
  if (mockUser() === undefined) return refuse(401, 'NOT_LOGGED_IN', 'Log in first.');
  if (!mockUser()?.owner) return refuse(403, 'NOT_ALLOWED', 'You are not allowed to do this.');
  const car = fleet.slice(0, 6).find((own) => String(own.id) === id);
  return car ?? refuse(404, 'NOT_FOUND', 'There is nothing here.');
}

const pricesOf = (car: FleetCar): CarPrices => saved.get(car.id) ?? firstPrices(car);

export function pricedCar(car: FleetCar): PricedCar {
  const { id, brand, model, year, images, min_days, old_price, extras } = carOf(car, new URLSearchParams());
  const old_price_until = old_price === null ? null : addDays(localDateOf(new Date()), 12);
  return { id, brand, model, year, image: images[0] ?? null, min_days, old_price, old_price_until, extras };
}

const weeksOf = (car: FleetCar) => {
  const prices = pricesOf(car);
  return adviceOf(car.id, toRules(prices, prices.base ?? 0));
};

const answerFor = (car: FleetCar) => ({ status: 'success' as const, prices: pricesOf(car), car: pricedCar(car) });

/** Seasons that overlap an earlier one. */
const overlaps = (seasons: NewPrices['seasons']): number =>
  seasons.findIndex((season, place) =>
    seasons.slice(0, place).some((earlier) => earlier.from <= season.to && season.from <= earlier.to),
  );

export const priceMocks = {
  getCarPrices: ({ params }) => {
    const car = findOwnCar(params['id']);
    return car instanceof Response ? car : answerFor(car);
  },
  saveCarPrices: ({ params, body }) => {
    const car = findOwnCar(params['id']);
    if (car instanceof Response) return car;
    const { version, ...typed } = body;
    const rules = NewPrices.parse(typed);
    const before = pricesOf(car);
    if (version !== undefined && version !== before.version) {
      const refusal: ErrorBody = {
        message: 'Someone has changed this in the meantime.',
        code: 'CAR_CHANGED',
        prices: before,
      };
      return Response.json(refusal, { status: 409 });
    }
    const place = overlaps(rules.seasons);
    if (place >= 0)
      return refuseFields({ [`seasons.${place}.from`]: 'Some of these days already belong to a season.' });
    saves += 1;
    saved.set(car.id, { ...rules, base: rules.base ?? before.base, version: `saved ${saves}` });
    return answerFor(car);
  },
  previewPrice: ({ params, body }) => {
    const car = findOwnCar(params['id']);
    if (car instanceof Response) return car;
    const [from, to] = [instantOf(body.from), instantOf(body.to)];
    if (from === null || to === null || to <= from)
      return refuseFields({ to: 'The return must be after the pick-up.' });
    const current = pricesOf(car);
    const rules = body.rules === undefined ? current : NewPrices.parse(body.rules);
    const dates = Array.from({ length: countRentalDays({ from, to }) }, (_, day) =>
      addDays(body.from.slice(0, 10), day),
    );
    const extras = pricedCar(car).extras.filter(({ code }) => body.extras?.includes(code));
    return {
      status: 'success',
      preview: previewOf(toRules(rules, rules.base ?? current.base ?? 0), dates, extras),
    };
  },
  listPriceDays: ({ params, query }) => {
    const car = findOwnCar(params['id']);
    if (car instanceof Response) return car;
    const prices = pricesOf(car);
    const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
    const count = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
    return {
      status: 'success',
      days: Array.from({ length: count }, (_, index) => {
        const {
          date,
          price,
          rule,
          season = null,
        } = priceDay(toRules(prices, prices.base ?? 0), addDays(from, index), 1);
        return { date, price, rule, season, is_taken: !isFree(car.id, date, date) };
      }),
    };
  },
  listAdvice: ({ params }) => {
    const car = findOwnCar(params['id']);
    return car instanceof Response ? car : { status: 'success', weeks: weeksOf(car) };
  },
  takeAdvice: ({ params, body }) => {
    const car = findOwnCar(params['id']);
    if (car instanceof Response) return car;
    const findWeek = () => weeksOf(car).find(({ to }) => body.from <= to);
    const week = findWeek();
    if (week === undefined) return refuseFields({ from: 'This is too far in the future.' });
    if (week.advice?.price !== body.price) {
      const refusal: ErrorBody = {
        message: 'The advice has changed in the meantime.',
        code: 'ADVICE_CHANGED',
        advice: week,
      };
      return Response.json(refusal, { status: 409 });
    }
    const before = pricesOf(car);
    const own = datesOf(car.id, week, body.price);
    const others = before.dates.filter(({ date }) => own.every((day) => day.date !== date));
    saves += 1;
    const dates = [...others, ...own].toSorted((one, other) => (one.date < other.date ? -1 : 1));
    saved.set(car.id, { ...before, dates, version: `saved ${saves}` });
    return { status: 'success', prices: pricesOf(car), week: findWeek() ?? week };
  },
} satisfies MocksOf<'getCarPrices' | 'saveCarPrices' | 'previewPrice' | 'listPriceDays' | 'listAdvice' | 'takeAdvice'>;
