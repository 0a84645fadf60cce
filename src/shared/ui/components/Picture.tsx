import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';

const Image = styled('img')(
  memoTheme(({ theme }) => ({
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    backgroundColor: theme.vars.palette.background.picture,
    backgroundSize: 'cover',
    filter: theme.vars.palette.photoFilter,
  })),
);

export interface PictureSource {
  url: string;
  srcset: string;
  width: number;
  height: number;
  /** Tiny blurred picture as a data URL, shown until the real one is loaded. Absent where there is no visible wait. */
  placeholder?: string;
}

interface Props {
  picture: PictureSource;
  alt: string;
  /** As in `<img sizes>`. */
  sizes: string;
  /** In the first view: fetched at once and before other pictures. */
  isFirst?: boolean;
  /** A better placeholder, where there is one. */
  placeholderOf?: () => string | undefined;
  className?: string;
}

/** A responsive picture that fills its box. */
export function Picture({ picture, alt, sizes, isFirst = false, placeholderOf, className }: Props) {
  // An attribute would need a policy that allows styles in the HTML.
  const showPlaceholder = (image: HTMLImageElement | null) => {
    if (image?.complete !== false) return;
    const placeholder = placeholderOf?.() ?? picture.placeholder;
    if (placeholder !== undefined) image.style.backgroundImage = `url("${placeholder}")`;
  };
  return (
    <Image
      src={picture.url}
      srcSet={picture.srcset}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      className={className}
      ref={showPlaceholder}
    />
  );
}
