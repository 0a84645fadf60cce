export type PictureFormat = 'jpeg' | 'png' | 'webp';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/**
 * What the first bytes say; neither a name nor a declared type is believed. Null for everything else, also for what
 * the decoder could open (SVG, GIF, TIFF, HEIF): only these three get as far as a decoder.
 */
export function pictureFormat(bytes: Buffer): PictureFormat | null {
  if (bytes.subarray(0, 3).equals(JPEG)) return 'jpeg';
  if (bytes.subarray(0, 8).equals(PNG)) return 'png';
  const isRiff = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isRiff ? 'webp' : null;
}

/** An animated PNG announces itself before its first picture; decoders show that one and ignore the rest. */
export function isAnimatedPng(bytes: Buffer): boolean {
  const data = bytes.indexOf('IDAT');
  return bytes.subarray(0, data === -1 ? bytes.length : data).includes('acTL');
}
