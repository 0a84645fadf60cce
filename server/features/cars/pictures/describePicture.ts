import sharp from 'sharp';
import type { Original } from './original.ts';

export interface PictureDescription {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
}

const PLACEHOLDER_WIDTH = 16;

/** Size of a picture and a blurred miniature, small enough to travel inside every answer. */
export async function describePicture({ name, path }: Original): Promise<PictureDescription> {
  const image = sharp(path, { failOn: 'error' });
  const { width, height } = await image.metadata();
  const miniature = await image
    .resize({ width: PLACEHOLDER_WIDTH })
    .blur(1)
    .webp({ quality: 30, smartSubsample: false })
    .toBuffer();
  return { name, width, height, placeholder: `data:image/webp;base64,${miniature.toString('base64')}` };
}
