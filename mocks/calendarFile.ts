import { http } from 'msw';
import { findMockOrder } from './handlers/orders/orders.ts';
import { refuse } from './refuse.ts';
import { mockUser } from './session.ts';

const stamp = (moment: string) => `${moment.replaceAll(/[-:]/g, '')}00`;

/** The only file of the API that is no call, so it has no mock among theirs. */
export const calendarFile = http.get<{ id: string }>('*/api/orders/:id/calendar.ics', ({ params }) => {
  const order = mockUser() && findMockOrder(Number(params.id));
  if (order === undefined) return refuse(404, 'NOT_FOUND', 'There is nothing here.');
  const { number, car, from, to, pick_up } = order;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gza//Mocks//EN',
    'BEGIN:VEVENT',
    `UID:${number}@mocks`,
    `DTSTAMP:${stamp(from)}`,
    `DTSTART:${stamp(from)}`,
    `DTEND:${stamp(to)}`,
    `SUMMARY:${car.brand} ${car.model}`,
    `LOCATION:${pick_up.address}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  const headers = { 'Content-Type': 'text/calendar', 'Content-Disposition': `attachment; filename="${number}.ics"` };
  return new Response(`${lines.join('\r\n')}\r\n`, { headers });
});
