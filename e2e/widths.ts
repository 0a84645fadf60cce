import { test } from './test.ts';

export const isPhone = (): boolean => test.info().project.name === 'phone';

/** What is done in every language is walked at one of the widths in each: how its words fit is held elsewhere. */
export const isHere = (index: number): boolean => isPhone() === (index % 2 === 0);
