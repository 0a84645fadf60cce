import { type AccessRow, unknownId, ownersOnly, same } from './accessCases.ts';

/** Something of the demo fleet, which is none of theirs. */
const othersFleet = (path: string, body?: object): AccessRow => {
  const at = (id: number) => ({
    url: path.replace(':id', String(id)),
    ...(body ? { body } : {}),
    status: ownersOnly(404),
  });
  return { others: at(1), missing: at(unknownId) };
};

function aPicture(): FormData {
  const form = new FormData();
  form.append('file', new File(['no picture, but a file'], 'front.jpg'));
  return form;
}

/** The rows of owners' fleets: cars, prices, days, branches, calendars. */
export const fleetAccess: Readonly<Record<string, AccessRow>> = {
  'GET /api/fleet/calendar': {
    own: { url: '/api/fleet/calendar', status: ownersOnly(200) },
    others: { url: '/api/fleet/calendar?branch_id=1', status: ownersOnly(404) },
    missing: { url: `/api/fleet/calendar?branch_id=${unknownId}`, status: ownersOnly(404) },
  },
  'GET /api/fleet/cars/:id/blocks': othersFleet('/api/fleet/cars/:id/blocks'),
  'POST /api/fleet/cars/:id/blocks': othersFleet('/api/fleet/cars/:id/blocks', {
    from: '2027-03-01',
    to: '2027-03-02',
    kind: 'owner',
  }),
  'GET /api/fleet/cars/:id/prices': othersFleet('/api/fleet/cars/:id/prices'),
  'PUT /api/fleet/cars/:id/prices': othersFleet('/api/fleet/cars/:id/prices', {}),
  'POST /api/fleet/cars/:id/price-preview': othersFleet('/api/fleet/cars/:id/price-preview', {
    from: '2027-03-01',
    to: '2027-03-02',
  }),
  'GET /api/fleet/cars/:id/price-days': othersFleet('/api/fleet/cars/:id/price-days?from=2027-03-01&to=2027-03-02'),
  'GET /api/fleet/cars/:id/advice': othersFleet('/api/fleet/cars/:id/advice'),
  'POST /api/fleet/cars/:id/advice': othersFleet('/api/fleet/cars/:id/advice', { from: '2027-03-01', price: 10_000 }),
  'PATCH /api/fleet/blocks/:id': othersFleet('/api/fleet/blocks/:id', {}),
  'DELETE /api/fleet/blocks/:id': othersFleet('/api/fleet/blocks/:id'),
  'GET /ical/:file': { missing: { url: '/ical/1-none.ics', status: same(404) } },
  'GET /api/fleet/cars/:id/feeds': othersFleet('/api/fleet/cars/:id/feeds'),
  'POST /api/fleet/cars/:id/feeds': othersFleet('/api/fleet/cars/:id/feeds', { url: 'https://calendar.example' }),
  'POST /api/fleet/cars/:id/feeds/:feed_id/refresh': othersFleet('/api/fleet/cars/:id/feeds/1/refresh'),
  'DELETE /api/fleet/cars/:id/feeds/:feed_id': othersFleet('/api/fleet/cars/:id/feeds/1'),
  'POST /api/fleet/cars/:id/feeds/export': othersFleet('/api/fleet/cars/:id/feeds/export'),
  'PATCH /api/fleet/terms': { own: { url: '/api/fleet/terms', body: { terms: {} }, status: ownersOnly(200) } },
  'POST /api/fleet/cars': { own: { url: '/api/fleet/cars', body: { brand: 'bmw' }, status: ownersOnly(201) } },
  'GET /api/fleet/cars/:id': othersFleet('/api/fleet/cars/:id'),
  'GET /api/fleet/cars/:id/history': othersFleet('/api/fleet/cars/:id/history'),
  'PATCH /api/fleet/cars/:id': othersFleet('/api/fleet/cars/:id', { year: 2020 }),
  'DELETE /api/fleet/cars/:id': othersFleet('/api/fleet/cars/:id'),
  'POST /api/fleet/cars/:id/copies': othersFleet('/api/fleet/cars/:id/copies', {}),
  'POST /api/fleet/cars/bulk': {
    own: { url: '/api/fleet/cars/bulk', body: {}, status: ownersOnly(422) },
    // Reported by car, not by status: cars of others are missing.
    others: { url: '/api/fleet/cars/bulk', body: { ids: [1], is_active: false }, status: ownersOnly(200) },
  },
  'GET /api/fleet/cars/import-template.csv': {
    any: { url: '/api/fleet/cars/import-template.csv', status: ownersOnly(200) },
  },
  'PUT /api/fleet/cars/:id/images/:shot': othersFleet('/api/fleet/cars/:id/images/front', aPicture()),
  'DELETE /api/fleet/cars/:id/images/:shot': othersFleet('/api/fleet/cars/:id/images/front'),
  'POST /api/fleet/cars/:id/main-image': othersFleet('/api/fleet/cars/:id/main-image', { shot: 'front' }),
  'POST /api/fleet/cars/:id/images/swap': othersFleet('/api/fleet/cars/:id/images/swap', { from: 'front', to: 'left' }),
  'PATCH /api/fleet/branches/:id': othersFleet('/api/fleet/branches/:id', { city_id: 1 }),
  'GET /api/fleet/branches/:id/handovers': othersFleet('/api/fleet/branches/:id/handovers?date=2027-01-01'),
  'DELETE /api/fleet/branches/:id': othersFleet('/api/fleet/branches/:id'),
  'PATCH /api/fleet/places/:id': othersFleet('/api/fleet/places/:id', { price: 1 }),
  'DELETE /api/fleet/places/:id': othersFleet('/api/fleet/places/:id'),
};
