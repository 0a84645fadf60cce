import type { fleetFields as english } from './en.ts';

export const fleetFields: Record<keyof typeof english, string> = {
  modelOfOtherBrand: 'Эта модель другой марки.',
  extraTwice: 'Эта услуга указана дважды.',
  mostBelowPrice: 'Наибольшая сумма за аренду не может быть меньше цены.',
  minDepositAboveDeposit: 'Минимальный залог не может быть больше залога.',
  linkWrong: 'Укажите веб-адрес, который начинается с https://.',
  imagesMissing: 'Нужны шесть фотографий: спереди, слева, салон, сзади, справа и багажник.',
  oldPriceNotHigher: 'Старая цена должна быть выше действующей.',
  oldPriceNone:
    'Старой ценой может быть только та, что действовала 30 дней подряд и закончилась за последние 30 дней. У этого автомобиля такой нет.',
  oldPriceNotStood:
    'Старой ценой может быть только та, что действовала 30 дней подряд. Возможные цены и последний день: {prices}.',
};
