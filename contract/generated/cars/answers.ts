// Made by tools/generate.ts from ../../calls/cars/answers.ts: change that, not this.
import type { FactsOf } from '../../facts.ts';
import type * as calls from '../../calls/cars/answers.ts';

export const askCar: FactsOf<typeof calls.askCar> = { method: 'POST', path: '/api/cars/:id/answers' };
