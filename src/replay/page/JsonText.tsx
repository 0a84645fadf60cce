import { styled } from '@mui/material/styles';

/** A token that replaces personal data. */
const token = /(«[^«»]{1,60}»)/;

const Pill = styled('mark')(({ theme }) => ({
  padding: '0 5px',
  borderRadius: 4,
  backgroundColor: theme.vars.palette.warning.soft,
  color: theme.vars.palette.warning.onSoft,
}));

const Plain = styled('span')(({ theme }) => ({
  '&[data-type=string]': { color: theme.vars.palette.primary.text },
  '&[data-type=number]': { color: 'var(--j-number)' },
  '&[data-type=boolean], &[data-type=object]': { color: 'var(--j-number)' },
}));

/** Longer values are cut here; the file has the whole. */
const longest = 2_000;

/** A value that holds no others, as JSON; pseudonyms are pills. */
export function JsonText({ value }: { value: unknown }) {
  if (typeof value !== 'string') return <Plain data-type={typeof value}>{String(value)}</Plain>;
  const text = value.length > longest ? `${value.slice(0, longest)}…` : value;
  if (new RegExp(`^${token.source}$`).test(text)) return <Pill>{text.slice(1, -1)}</Pill>;
  if (!token.test(text)) return <Plain data-type="string">{JSON.stringify(text)}</Plain>;
  return (
    <Plain data-type="string">
      {'"'}
      {text.split(token).map((part, index) => {
        const key = `${index} ${part}`;
        return index % 2 === 1 ? <Pill key={key}>{part.slice(1, -1)}</Pill> : <span key={key}>{escaped(part)}</span>;
      })}
      {'"'}
    </Plain>
  );
}

const escaped = (text: string): string => JSON.stringify(text).slice(1, -1);
