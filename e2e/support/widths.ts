import { test } from './test.ts';

export const isPhone = (): boolean => test.info().project.name === 'phone';

/** Tests in every language run at one width for each: whether texts fit is checked elsewhere. */
export const isHere = (index: number): boolean => isPhone() === (index % 2 === 0);
