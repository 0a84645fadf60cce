const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Seconds as `mm:ss`. */
export const clockText = (seconds: number): string =>
  `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
