import { isBelow, PICTURE_MEGAPIXELS } from '#contract/domain/pictures.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import type { FieldTextKey } from '#server/platform/texts/en.ts';
import { inTurns } from '#server/platform/inTurns.ts';
import { isAnimatedPng, pictureFormat } from './pictureFormat.ts';
import { sharp } from './sharp.ts';

const PIXELS = PICTURE_MEGAPIXELS * 1_000_000;
/** Decoding is the only place where a small file costs much memory and time. */
const DECODES_AT_ONCE = 2;
const DECODES_WAITING = 40;
/** Of a busy machine: the largest picture takes a second of a quiet one. */
const DECODE_SECONDS = 30;

export interface PictureShape {
  /** The largest size in pixels; a smaller picture stays as it is. */
  readonly width: number;
  readonly height: number;
  /** `inside`: all of it; `cover`: filled, with what overhangs cut off around the middle. */
  readonly fit: 'inside' | 'cover';
  /** 1–100 of WebP. */
  readonly quality: number;
  /** Less, lying or upright, is refused. */
  readonly least?: { readonly width: number; readonly height: number };
}

export interface RemadePicture {
  /** WebP with pixels and nothing else: no place, camera, colour profile or text, whatever came with the original. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

const turn = inTurns(DECODES_AT_ONCE, DECODES_WAITING);

/**
 * The one gate for uploaded pictures: what gets out is made here, so nothing that came in gets out. Takes JPEG, PNG and
 * WebP (else 415) of one frame and at most 40 megapixels that decode to the end (else a message under `file`).
 */
export async function remakePicture(file: Blob, shape: PictureShape): Promise<RemadePicture> {
  const bytes = Buffer.from(await file.arrayBuffer());
  if (bytes.length === 0) throw refusal('fileEmpty');
  const format = pictureFormat(bytes);
  if (format === null) throw new ApiError(415, 'UNSUPPORTED_TYPE');
  return turn(async () => {
    const image = sharp(bytes, { failOn: 'error', limitInputPixels: PIXELS });
    const { width, height, pages, format: decoded } = await image.metadata().catch(refuseDamaged);
    if (decoded !== format) throw refusal('pictureDamaged');
    if (width * height > PIXELS) throw refusal('pictureTooManyPixels');
    if (shape.least && isBelow(shape.least, { width, height })) throw tooSmall(shape.least);
    if ((pages ?? 1) > 1 || (format === 'png' && isAnimatedPng(bytes))) throw refusal('pictureAnimated');
    const { data, info } = await image
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .resize({ width: shape.width, height: shape.height, fit: shape.fit, withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .webp({ quality: shape.quality, smartSubsample: true })
      .toBuffer({ resolveWithObject: true })
      .catch(refuseDamaged);
    return { bytes: data, width: info.width, height: info.height };
  });
}

function refuseDamaged(error: unknown): never {
  // It may be all right: it can be sent again.
  if (/timeout/i.test(String(error))) throw new ApiError(503, 'UNAVAILABLE', { 'retry-after': '5' });
  throw refusal(/pixel limit/i.test(String(error)) ? 'pictureTooManyPixels' : 'pictureDamaged');
}

const tooSmall = ({ width, height }: NonNullable<PictureShape['least']>): FieldError =>
  new FieldError({ file: { key: 'pictureTooSmall', values: { width, height } } });

function refusal(key: Exclude<Extract<FieldTextKey, `picture${string}` | 'fileEmpty'>, 'pictureTooSmall'>): FieldError {
  return new FieldError({
    file: key === 'pictureTooManyPixels' ? { key, values: { limit: PICTURE_MEGAPIXELS } } : key,
  });
}
