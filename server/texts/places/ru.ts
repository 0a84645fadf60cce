import type { placeFields as en } from './en.ts';

export const placeFields: Record<keyof typeof en, string> = {
  airportUnknown: 'Выберите аэропорт из списка.',
  branchUnknown: 'Выберите один из своих филиалов.',
  placeTwice: 'Это место у вас уже есть.',
  hoursOfBranch: 'У филиала свои часы работы.',
  placeNotOffered: 'В этом месте автомобиль не выдают и не принимают.',
  placeAddressMissing: 'Укажите адрес или гостиницу.',
  placeTooSoon: 'Подачу в это место нужно заказать за {hours} ч. Ближайшее возможное время: {nearest}.',
  placeOutside: '{day}: в этом месте выдают и принимают с {open} до {close}. Ближайшее возможное время: {nearest}.',
  placeClosed: '{day}: в этом месте не выдают и не принимают. Ближайшее возможное время: {nearest}.',
  placeNever: 'В это время и ещё долго в этом месте не выдают и не принимают. Выберите другое место или другие даты.',
  oneWayForbidden: 'Этот автомобиль нужно вернуть в том же городе, где вы его получили.',
};
