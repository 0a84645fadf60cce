// Made by tools/generate.ts from ../calls/language.ts: change that, not this.
import type { FactsOf } from '../facts.ts';
import type * as calls from '../calls/language.ts';

export const setLanguage: FactsOf<typeof calls.setLanguage> = { method: 'GET', path: '/api/language/:lang', isQuestion: false };
