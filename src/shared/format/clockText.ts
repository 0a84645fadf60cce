const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Seconds as `mm:ss`, from an hour on as `h:mm:ss`. */
export function clockText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const short = `${twoDigits(minutes % 60)}:${twoDigits(seconds % 60)}`;
  return minutes < 60 ? short : `${Math.floor(minutes / 60)}:${short}`;
}
