import { calls } from '#contract/calls.ts';

/** Paths of the pages that are measured, on a server with its demo fleet. */
export async function publicPages(url: string): Promise<Record<string, string>> {
  return {
    home: '/',
    search: '/search',
    car: await firstCarPath(url),
    terms: '/terms-and-conditions',
    about: '/about-us',
  };
}

async function firstCarPath(url: string): Promise<string> {
  const answer = await fetch(url + calls.searchCars.path);
  const [car] = calls.searchCars.response.parse(await answer.json()).cars;
  if (car === undefined) throw new Error('The demo fleet is empty.');
  return `/cars/rent/${car.slug}/${car.id}`;
}
