import { PICTURE_MEGAPIXELS, UPLOAD_BYTES } from '#contract/domain/pictures.ts';

/** A chosen photo; `bitmap` where the browser could decode it. */
export interface ChosenPicture {
  readonly file: File;
  readonly bitmap: ImageBitmap | null;
  /** For showing it; given back with `closePicture`. */
  readonly url: string;
}

/** Why a file can't be used; names its text. */
export type PictureProblem = 'heic' | 'unreadable' | 'large';

type Angle = 0 | 90 | 180 | 270;

/** The size that the server stores; more would only take longer to send. */
const LONGEST_SIDE = 2400;
/** Below this a photo goes as it is. */
const SMALL_BYTES = 2 * 1024 * 1024;

/**
 * Reads the format from the file itself, since names and types may be wrong; a phone's HEIC is used where the browser
 * can decode it.
 */
export async function openPicture(file: File): Promise<ChosenPicture | PictureProblem> {
  const format = formatOf(new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  const bitmap = await decode(file);
  if (bitmap === null) {
    if (format === 'heic') return 'heic';
    // Where nothing can be decoded (no canvas), the server is the judge of what looks right.
    if (format === null || 'createImageBitmap' in window) return 'unreadable';
    if (file.size > UPLOAD_BYTES) return 'large';
  }
  return { file, bitmap, url: URL.createObjectURL(file) };
}

export function closePicture({ bitmap, url }: ChosenPicture): void {
  URL.revokeObjectURL(url);
  bitmap?.close();
}

/** The file to send: turned, and no larger than needed. */
export async function finishPicture({ file, bitmap }: ChosenPicture, angle: Angle): Promise<File> {
  if (bitmap === null) return file;
  // Few bytes may be very many pixels, which the server does not decode.
  const isSmall = file.size <= SMALL_BYTES && bitmap.width * bitmap.height <= PICTURE_MEGAPIXELS * 1_000_000;
  if (angle === 0 && isSmall && /^image\/(jpeg|png|webp)$/.test(file.type)) return file;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const isTurned = angle % 180 !== 0;
  const canvas = document.createElement('canvas');
  canvas.width = isTurned ? height : width;
  canvas.height = isTurned ? width : height;
  const context = canvas.getContext('2d');
  if (context === null) return file;
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((angle * Math.PI) / 180);
  context.drawImage(bitmap, -width / 2, -height / 2, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return blob === null ? file : new File([blob], 'photo.jpg', { type: 'image/jpeg' });
}

export const turned = (angle: Angle, by: 90 | -90): Angle => {
  const next = (angle + by + 360) % 360;
  // A quarter turn of one of the four is one of the four.
  return next as Angle;
};

export type { Angle };

async function decode(file: File): Promise<ImageBitmap | null> {
  if (!('createImageBitmap' in window)) return null;
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
}

/** Whether these bytes are of a format that the server accepts. */
export const isSendable = (bytes: ArrayBuffer): boolean => formatOf(new Uint8Array(bytes.slice(0, 12))) === 'picture';

function formatOf(bytes: Uint8Array): 'picture' | 'heic' | null {
  const text = String.fromCharCode(...bytes);
  if (/^ftyp(hei|hev|mif|msf)/.test(text.slice(4))) return 'heic';
  return /^(\xff\xd8\xff|\x89PNG|RIFF....WEBP)/s.test(text) ? 'picture' : null;
}
