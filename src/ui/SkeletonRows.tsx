import { SkeletonBox } from './SkeletonBox.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Where the rows of a list will be; `label` says so to those who do not see it. */
export function SkeletonRows({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      {places.map((place) => (
        <SkeletonBox key={place} sx={{ height: 44, my: 3 }} />
      ))}
    </>
  );
}
