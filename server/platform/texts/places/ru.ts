import type { Translated } from '../translated.ts';
import type { placeFields as en } from './en.ts';

export const placeFields: Translated<typeof en> = {
  airportUnknown: 'Выберите аэропорт из списка.',
  branchUnknown: 'Выберите один из своих филиалов.',
  placeTwice: 'Это место у вас уже есть.',
  hoursOfBranch: 'У филиала свои часы работы.',
  placeNotOffered: 'В этом месте машину не выдают и не принимают.',
  placeAddressMissing: 'Укажите адрес или гостиницу.',
  placeTooSoon_one: 'Подачу в это место нужно заказать за {{count}} час. Ближайшее возможное время: {{nearest}}.',
  placeTooSoon_few: 'Подачу в это место нужно заказать за {{count}} часа. Ближайшее возможное время: {{nearest}}.',
  placeTooSoon_many: 'Подачу в это место нужно заказать за {{count}} часов. Ближайшее возможное время: {{nearest}}.',
  placeTooSoon_other: 'Подачу в это место нужно заказать за {{count}} часа. Ближайшее возможное время: {{nearest}}.',
  placeOutside:
    '{{day}}: в этом месте выдают и принимают с {{open}} до {{close}}. Ближайшее возможное время: {{nearest}}.',
  placeClosed: '{{day}}: в этом месте не выдают и не принимают. Ближайшее возможное время: {{nearest}}.',
  placeNever: 'В это время и ещё долго в этом месте не выдают и не принимают. Выберите другое место или другие даты.',
  oneWayForbidden: 'Эту машину нужно вернуть в том же городе, где вы её получили.',
};
