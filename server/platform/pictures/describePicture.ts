import { sharp } from './sharp.ts';

export interface PictureDescription {
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
}

const PLACEHOLDER_WIDTH = 16;

/** Size of a picture (its bytes, or where they are) and a blurred miniature, small enough to travel inside every answer. */
export async function describePicture(picture: string | Buffer): Promise<PictureDescription> {
  const image = sharp(picture, { failOn: 'error' });
  const { width, height } = await image.metadata();
  const miniature = await image
    .resize({ width: PLACEHOLDER_WIDTH })
    .blur(1)
    .webp({ quality: 30, smartSubsample: false })
    .toBuffer();
  return { width, height, placeholder: `data:image/webp;base64,${miniature.toString('base64')}` };
}
