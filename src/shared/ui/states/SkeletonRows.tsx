import type { ReactNode } from 'react';
import { SkeletonBox } from './SkeletonBox.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

interface Props {
  /** That they are coming, for those who do not see it. */
  readonly label: string;
  /** What their places look like, where they are no lines. */
  readonly children?: ReactNode;
}

/** Where the rows of a list will be. */
export function SkeletonRows({ label, children }: Props) {
  return (
    <>
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      {children ?? places.map((place) => <SkeletonBox key={place} sx={{ height: 44, my: 3 }} />)}
    </>
  );
}
