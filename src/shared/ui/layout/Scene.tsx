import { styled } from '@mui/material/styles';

export interface SceneSource {
  readonly avif: string;
  readonly webp: string;
  /** Absent for the one that always fits. */
  readonly media?: string;
}

export interface SceneFile {
  /** Widest windows last; the last one is for every other window. */
  readonly sources: readonly SceneSource[];
  readonly sizes: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

const Image = styled('img')(({ theme }) => ({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: theme.vars.palette.photoFilter,
}));

interface Props {
  scene: SceneFile;
  alt?: string;
  /** Its `sizes`, where they differ from the file's. */
  sizes?: string;
  /** In the first view. */
  isFirst?: boolean;
  className?: string;
}

/** One of the site's own pictures, cropped and encoded for each kind of window. */
export function Scene({ scene, alt = '', sizes = scene.sizes, isFirst = false, className }: Props) {
  return (
    <picture>
      {scene.sources.flatMap(({ avif, webp, media }) =>
        [
          { type: 'image/avif', srcSet: avif },
          { type: 'image/webp', srcSet: webp },
        ].map(({ type, srcSet }) => (
          <source key={srcSet} type={type} srcSet={srcSet} sizes={sizes} {...(media ? { media } : {})} />
        )),
      )}
      <Image
        src={scene.src}
        width={scene.width}
        height={scene.height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
