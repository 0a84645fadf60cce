import { claims } from '../claims/en.ts';
import type { OrderTexts } from './orderText.ts';

export const orders: OrderTexts = {
  events: {
    request: {
      client: {
        title: 'Your request was sent',
        lead: 'You pay nothing unless the owner accepts.',
        due: 'The owner can answer until {{until}}.',
      },
      owner: {
        title: 'Someone wants to rent your car',
        lead: 'Please accept or decline the request soon.',
        due: 'It is open until {{until}}.',
      },
    },
    book: {
      client: {
        title: 'The car is held for you',
        lead: 'The dates are yours once you have paid.',
        due: 'Please pay {{prepaid}} before {{until}}, or they become free again.',
      },
      owner: {
        title: 'Your car was ordered',
        lead: 'The dates are held until the client has paid; we will write to you then.',
      },
    },
    accept: {
      client: {
        title: 'Your request was accepted',
        lead: 'The dates are held for you. If your bank already holds the money, it is charged now and there is nothing to do.',
        due: 'Otherwise please pay {{prepaid}} before {{until}}; after that the dates are free again.',
      },
      owner: {
        title: 'You accepted a request',
        lead: 'The dates are taken in your calendar. We will write to you when the client has paid.',
      },
    },
    decline: {
      client: {
        title: 'Your request was declined',
        lead: 'The car is not available to you on these dates. You are charged nothing. Other cars may be free.',
      },
      owner: {
        title: 'A request was declined',
        lead: 'You declined it, or its dates overlap with an order that you accepted.',
      },
    },
    expire: {
      client: {
        title: 'Your order has expired',
        lead: 'It was not answered or not paid in time. You are charged nothing.',
      },
      owner: {
        title: 'An order has expired',
        lead: 'It was not answered or not paid in time. The dates are free again.',
      },
    },
    cancel: {
      client: { title: 'Your order was cancelled', lead: 'Anything due to you goes back the way you paid.' },
      owner: { title: 'An order was cancelled', lead: 'The dates are free again.' },
    },
    pay: {
      client: { title: 'Your payment has arrived', lead: 'Thank you. The order shows how to reach the owner.' },
      owner: { title: 'The client has paid', lead: 'The order shows how to reach the client.' },
    },
    remind_pay: {
      client: {
        title: 'Please pay to keep the car',
        lead: 'The owner has accepted your request, and half of the time to pay has passed.',
        due: 'Please pay {{prepaid}} before {{until}}, or the dates become free again.',
      },
      owner: {
        title: 'Your client has not paid yet',
        lead: 'We have reminded them. There is nothing for you to do.',
        due: 'The dates are held until {{until}}, then they are free again.',
      },
    },
    remind_pick_up: {
      client: {
        title: 'Your trip begins soon',
        lead: 'You pick up the {{car}} on {{from}}. Take your identity document and driving licence with you.',
      },
      owner: {
        title: 'Your car is picked up soon',
        lead: 'Your client picks up the {{car}} on {{from}}. Please have it ready by then.',
      },
    },
    remind_drop_off: {
      client: {
        title: 'The car is due back soon',
        lead: 'Please bring the {{car}} back by {{to}}. If you will be late, write to the owner.',
      },
      owner: { title: 'Your car comes back soon', lead: 'Your client brings the {{car}} back by {{to}}.' },
    },
    remind_late: {
      client: {
        title: 'The car is overdue',
        lead: 'The {{car}} was due back by {{to}}. Please return it now, or write to the owner. If you have returned it, ask the owner to confirm the return. A late return may cost extra under the terms of the car.',
      },
      owner: {
        title: 'Your car is overdue',
        lead: 'Your client should have brought the {{car}} back by {{to}}. If it is back, please confirm the return on the page of the order; if not, contact the client.',
        due: 'The next rental of this car begins on {{until}}.',
      },
    },
    drop_hold: {
      client: {
        title: 'Your bank no longer holds the money',
        lead: 'Your bank released the money for this order, or could not charge it. You were charged nothing, and the order continues.',
        due: 'It is open until {{until}}. Enter a card again on its page, the same one or another.',
      },
      owner: {
        title: 'The money of a client is no longer held',
        lead: 'The bank released what it held for this order. We have asked the client to enter a card again; there is nothing for you to do.',
        due: 'The order is open until {{until}}.',
      },
    },
    mark_paid: {
      client: { title: 'The rest is paid', lead: 'The owner has confirmed that you paid the rest in cash.' },
      owner: { title: 'You marked an order as paid', lead: 'You confirmed that the client paid the rest in cash.' },
    },
    start: {
      client: { title: 'Have a good trip', lead: 'The owner has handed the car over to you.' },
      owner: { title: 'The rental has started', lead: 'You handed the car over to the client.' },
    },
    finish: {
      client: { title: 'Your rental is over', lead: 'Thank you. The owner has the car back.' },
      owner: { title: 'The rental is over', lead: 'You have the car back.' },
    },
    refund: {
      client: {
        title: 'You get money back',
        lead: 'We are giving {{amount}} back to you, the way you paid. Banks usually need up to ten working days.',
      },
      owner: {
        title: 'Your client gets money back',
        lead: 'We are giving {{amount}} of this order back to the client. Your share and our commission shrink in proportion; your operations show by how much.',
      },
    },
    substitute: {
      client: {
        title: 'You have another car in its place',
        lead: 'What you paid for this order pays for the other one. If that costs less, the difference goes back the way you paid.',
      },
      owner: {
        title: 'The client took another car',
        lead: 'It takes the place of the order you cancelled. There is nothing for you to do.',
      },
    },
    release: {
      client: {
        title: 'Your money goes back',
        lead: 'The cars that were held for you are free again, and you get back everything you paid.',
      },
      owner: {
        title: 'The client gets the money back',
        lead: 'The client took no other car in place of the order you cancelled. There is nothing for you to do.',
      },
    },
    take_over: {
      client: {
        title: 'Your other car is confirmed',
        lead: 'It is paid with what you had paid for the cancelled order. The order shows how to reach the owner.',
      },
      owner: {
        title: 'Your car was ordered and paid',
        lead: 'Someone whose car was cancelled by its owner took yours in its place. The order shows how to reach the client.',
      },
    },
    ask_change: {
      client: {
        title: 'We asked the owner about your change',
        lead: 'Until there is an answer, your order stays as it is, and what you asked for is held for you.',
        due: 'The owner can answer until {{until}}. If it costs more, you pay only the difference, and it is taken only when the owner agrees.',
      },
      owner: {
        title: 'Your client asks for a change',
        lead: 'Please accept or decline it on the page of the order.',
        due: 'It is open until {{until}}.',
      },
    },
    take_change: {
      client: {
        title: 'What you asked for is held for you',
        lead: 'Your order changes as soon as the difference is paid.',
        due: 'Please pay {{online}} before {{until}}, or it stays as it is.',
      },
      owner: {
        title: 'Your client is changing an order',
        lead: 'The dates are held until the client has paid the difference; we will write to you then.',
      },
    },
    accept_change: {
      client: {
        title: 'The owner agrees to your change',
        lead: 'Your order changes as soon as the difference is paid.',
        due: 'If you have not paid yet, please pay {{online}} before {{until}}.',
      },
      owner: {
        title: 'You agreed to a change',
        lead: 'The dates are held. We will write to you when the client has paid the difference.',
      },
    },
    remind_change: {
      client: {
        title: 'Please pay to make your change',
        lead: 'The owner agrees to your change, and half of the time to pay has passed.',
        due: 'Please pay {{online}} before {{until}}, or your order stays as it was.',
      },
      owner: {
        title: 'Your client has not paid for the change yet',
        lead: 'We have reminded them. There is nothing for you to do.',
        due: 'The dates are held until {{until}}, then they are free again.',
      },
    },
    decline_change: {
      client: {
        title: 'Your change was declined',
        lead: 'Your order stays as it was. You are charged nothing for the change.',
      },
      owner: { title: 'A change was declined', lead: 'The order stays as it was.' },
    },
    withdraw_change: {
      client: {
        title: 'You withdrew your change',
        lead: 'Your order stays as it was. You are charged nothing for the change.',
      },
      owner: {
        title: 'Your client has withdrawn the change',
        lead: 'The order stays as it was, and the dates that were held are free again.',
      },
    },
    expire_change: {
      client: {
        title: 'Your change has expired',
        lead: 'It was not answered or not paid in time. Your order stays as it was, and you are charged nothing for the change.',
      },
      owner: {
        title: 'A change has expired',
        lead: 'It was not answered or not paid in time. The order stays as it was.',
      },
    },
    change: {
      client: {
        title: 'Your order has changed',
        lead: 'It is now as shown here. If it costs less than before, the difference goes back the way you paid.',
      },
      owner: {
        title: 'An order has changed',
        lead: 'It is now as shown here. Your share and our commission follow the new price.',
      },
    },
    ...claims,
  },
  cancelledByOwner: {
    title: 'The owner had to cancel your order',
    lead: 'You get back everything you paid.',
    similar: 'Similar cars that are free on your dates are waiting with the order.',
    action: 'See similar free cars',
  },
  carsHeld: {
    title: 'The owner had to cancel: choose another car',
    lead: 'Held for you on your dates, at no higher price, until {{held_until}}: {{held}}. Take one with a tap: what you paid pays for it, and if it costs less, the difference goes back. If you take none, you get everything back.',
    action: 'Choose a car',
  },
  facts: '{{car}}, {{from}} – {{to}} (Tbilisi time), {{total}} in total.',
  refund: 'Refund: {{refund}}.',
  cashBack: '{{cash_back}} was paid in cash: the owner gives that back in person.',
  requestedChange: 'Asked for: {{change_car}}, {{change_from}} – {{change_to}}, {{change_total}} in total.',
  action: 'Open the order',
  places: {
    pick_up: 'Pick-up',
    drop_off: 'Return',
    map: 'Show on the map',
    address: 'at an address in {{city}}, which your order shows',
    hotel: 'at a hotel in {{city}}, which your order shows',
  },
};
