/** The largest file that can be uploaded: 10 MiB. */
export const UPLOAD_BYTES = 10 * 1024 * 1024;

/** The media types of pictures that people may choose, for `accept`. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';
/** Of photos also what phones make: the browser turns them into JPEG before they are sent. */
export const PHOTO_TYPES = `${PICTURE_TYPES},image/heic,image/heif`;

/** Larger pictures are not decoded; the browser scales them down first. */
export const PICTURE_MEGAPIXELS = 40;

/** The width of a picture that is served as JPEG, for links to its car that are shared; a smaller one stays as wide as it is. */
export const SHARED_PICTURE_WIDTH = 1280;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The least size of a car's photo, in either orientation: smaller ones are blurred on every card. */
export const LEAST_PHOTO: Size = { width: 600, height: 400 };

export const isBelow = (least: Size, { width, height }: Size): boolean =>
  Math.max(width, height) < least.width || Math.min(width, height) < least.height;

/** The six named pictures of a car. */
export const shots = ['front', 'left', 'interior', 'rear', 'right', 'trunk'] as const;
