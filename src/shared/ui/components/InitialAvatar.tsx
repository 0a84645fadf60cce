import { styled } from '@mui/material/styles';

/** Quiet pairs of colours; they are the same in both schemes. */
const pairs = [
  { backgroundColor: '#cfe8da', color: '#075434' },
  { backgroundColor: '#dfe7ef', color: '#274763' },
  { backgroundColor: '#f6e6d3', color: '#7a4b12' },
  { backgroundColor: '#e9e2ef', color: '#54406b' },
] as const;

const Disc = styled('span')({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: '50%',
  fontSize: '.875rem',
  fontWeight: 600,
  ...Object.fromEntries(pairs.map((pair, index) => [`&[data-pair='${index}']`, pair])),
});

/** A person without a picture; `seed` picks the colour. */
export function InitialAvatar({ name, seed, className }: { name: string; seed: number; className?: string }) {
  return (
    <Disc aria-hidden className={className} data-pair={seed % pairs.length}>
      {name.slice(0, 1)}
    </Disc>
  );
}
