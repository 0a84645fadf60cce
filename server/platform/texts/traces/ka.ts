import type { traceFields as en } from './en.ts';

export const traceFields: Readonly<Record<keyof typeof en, string>> = {
  traceTooMuch: 'ამ ფაილში ზედმეტად ბევრი მონაცემია.',
  traceForbidden: 'ამ ფაილში არის ველი, რომლის სახელიც დაუშვებელია.',
  traceNotRedacted: 'ამ ფაილიდან პირადი მონაცემები ამოღებული არ არის.',
  tracePersonal: 'ფაილში არის რაღაც, რაც პირად მონაცემს ჰგავს, ამიტომ არ მივიღეთ.',
};
