import type { DepositMoveKind } from '#contract/domain/claims/orderClaim.ts';
import type { OrderStatus } from '#contract/domain/orders/orderStatus.ts';
import type { guidedAngles, outlineSides } from '#contract/domain/reportParts.ts';
import type { ReportKind, ReportSide } from '#contract/calls/orders/reports.ts';
import type { Language } from '#contract/domain/values.ts';

interface PackTexts {
  readonly title: string;
  readonly status: Readonly<Record<OrderStatus, string>>;
  readonly deposit: Readonly<Record<DepositMoveKind, string>>;
  readonly client: string;
  readonly owner: string;
  readonly kinds: Readonly<Record<ReportKind, string>>;
  readonly madeBy: Readonly<Record<ReportSide, string>>;
  readonly sealed: string;
  readonly odometer: string;
  readonly kilometres: string;
  readonly fuel: string;
  readonly photos: string;
  readonly deleted: string;
  readonly marks: Readonly<Record<ReportKind, string>>;
  readonly addedMarks: string;
  readonly since: string;
  readonly noMarks: string;
  readonly sides: Readonly<Record<(typeof outlineSides)[number], string>>;
  readonly confirmed: Readonly<Record<ReportSide, string>>;
  readonly byCode: string;
  readonly notConfirmed: Readonly<Record<ReportSide, string>>;
  readonly remarks: string;
  readonly angles: Readonly<Record<(typeof guidedAngles)[number] | 'extra', string>>;
  readonly nothing: string;
  readonly check: string;
  readonly page: string;
}

export const packTexts: Readonly<Record<Language, PackTexts>> = {
  en: {
    title: 'Evidence of the order {{number}}',
    status: {
      requested: 'requested',
      confirmed: 'confirmed',
      active: 'on the road',
      completed: 'completed',
      declined: 'declined',
      expired: 'expired',
      cancelled: 'cancelled',
    },
    deposit: { taken: 'Deposit taken by the owner', returned: 'Deposit given back', kept: 'Kept of the deposit' },
    client: 'Client',
    owner: 'Owner',
    kinds: { hand_over: 'Hand-over', take_back: 'Return' },
    madeBy: { owner: 'report of the owner', client: 'report of the client' },
    sealed: 'Confirmed by its maker',
    odometer: 'Odometer',
    kilometres: '{{count}} km',
    fuel: 'Fuel',
    photos: 'Photographs',
    deleted: 'deleted on {{date}}, as promised; their hashes are kept',
    marks: { hand_over: 'Marks on the car', take_back: 'New marks since the hand-over' },
    addedMarks: 'Marks added',
    since: 'known since {{date}}',
    noMarks: 'none',
    sides: { top: 'top', left: 'left', right: 'right', front: 'front', rear: 'rear', interior: 'interior' },
    confirmed: { owner: 'Confirmed by the owner', client: 'Confirmed by the client' },
    byCode: 'by a code',
    notConfirmed: { owner: 'Not confirmed by the owner', client: 'Not confirmed by the client' },
    remarks: 'Remarks',
    angles: {
      front: 'Front',
      left: 'Left',
      rear: 'Rear',
      right: 'Right',
      interior: 'Interior',
      dashboard: 'Dashboard',
      extra: 'Added',
    },
    nothing: 'Nobody has confirmed a report of the state of the car.',
    check: 'This page is a summary. What counts are the signed records beside it; README.txt says how to check them.',
    page: 'Page {{page}} of {{pages}}',
  },
  ka: {
    title: '{{number}} შეკვეთის მტკიცებულებები',
    status: {
      requested: 'მოთხოვნილი',
      confirmed: 'დადასტურებული',
      active: 'გზაში',
      completed: 'დასრულებული',
      declined: 'უარყოფილი',
      expired: 'ვადაგასული',
      cancelled: 'გაუქმებული',
    },
    deposit: {
      taken: 'მფლობელის მიერ აღებული დეპოზიტი',
      returned: 'დაბრუნებული დეპოზიტი',
      kept: 'დეპოზიტიდან დაკავებული',
    },
    client: 'კლიენტი',
    owner: 'მფლობელი',
    kinds: { hand_over: 'მანქანის გადაცემა', take_back: 'მანქანის დაბრუნება' },
    madeBy: { owner: 'მფლობელის აქტი', client: 'კლიენტის აქტი' },
    sealed: 'შემდგენელმა დაადასტურა',
    odometer: 'გარბენი',
    kilometres: '{{count}} კმ',
    fuel: 'საწვავი',
    photos: 'ფოტოები',
    deleted: 'წაშლილია {{date}}, როგორც დაპირებული იყო; მათი ჰეშები შენახულია',
    marks: { hand_over: 'დაზიანებები', take_back: 'ახალი დაზიანებები გადაცემის შემდეგ' },
    addedMarks: 'დამატებული დაზიანებები',
    since: 'ცნობილია: {{date}}',
    noMarks: 'არ არის',
    sides: {
      top: 'ზემოდან',
      left: 'მარცხნივ',
      right: 'მარჯვნივ',
      front: 'წინ',
      rear: 'უკან',
      interior: 'სალონი',
    },
    confirmed: { owner: 'მფლობელმა დაადასტურა', client: 'კლიენტმა დაადასტურა' },
    byCode: 'კოდით',
    notConfirmed: { owner: 'მფლობელს არ დაუდასტურებია', client: 'კლიენტს არ დაუდასტურებია' },
    remarks: 'შენიშვნები',
    angles: {
      front: 'წინა მხარე',
      left: 'მარცხენა მხარე',
      rear: 'უკანა მხარე',
      right: 'მარჯვენა მხარე',
      interior: 'სალონი',
      dashboard: 'მაჩვენებლები',
      extra: 'დამატებითი',
    },
    nothing: 'მანქანის მდგომარეობის აქტი არავის დაუდასტურებია.',
    check:
      'ეს გვერდი მოკლე აღწერაა. ძალა აქვს თანდართულ ხელმოწერილ ჩანაწერებს; როგორ შემოწმდეს ისინი, წერია ფაილში README.txt.',
    page: 'გვერდი {{page}} / {{pages}}',
  },
  ru: {
    title: 'Доказательства по заказу {{number}}',
    status: {
      requested: 'запрошен',
      confirmed: 'подтверждён',
      active: 'в поездке',
      completed: 'завершён',
      declined: 'отклонён',
      expired: 'истёк',
      cancelled: 'отменён',
    },
    deposit: { taken: 'Залог, принятый владельцем', returned: 'Возвращено из залога', kept: 'Удержано из залога' },
    client: 'Клиент',
    owner: 'Владелец',
    kinds: { hand_over: 'Передача машины', take_back: 'Возврат машины' },
    madeBy: { owner: 'акт владельца', client: 'акт клиента' },
    sealed: 'Подтверждён составителем',
    odometer: 'Пробег',
    kilometres: '{{count}} км',
    fuel: 'Топливо',
    photos: 'Фотографии',
    deleted: 'удалены {{date}}, как и обещано; их хеши сохранены',
    marks: { hand_over: 'Повреждения', take_back: 'Новые повреждения после передачи' },
    addedMarks: 'Добавленные повреждения',
    since: 'известно с {{date}}',
    noMarks: 'нет',
    sides: { top: 'сверху', left: 'слева', right: 'справа', front: 'спереди', rear: 'сзади', interior: 'салон' },
    confirmed: { owner: 'Подтвердил владелец', client: 'Подтвердил клиент' },
    byCode: 'кодом',
    notConfirmed: { owner: 'Владелец не подтвердил', client: 'Клиент не подтвердил' },
    remarks: 'Замечания',
    angles: {
      front: 'Спереди',
      left: 'Слева',
      rear: 'Сзади',
      right: 'Справа',
      interior: 'Салон',
      dashboard: 'Приборы',
      extra: 'Ещё',
    },
    nothing: 'Никто не подтвердил акт о состоянии машины.',
    check:
      'Эта страница лишь пересказ. Силу имеют подписанные записи рядом с ней; как их проверить, сказано в README.txt.',
    page: 'Страница {{page}} из {{pages}}',
  },
};
