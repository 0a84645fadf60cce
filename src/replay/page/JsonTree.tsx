import { styled } from '@mui/material/styles';
import { useReducer } from 'react';
import { useTranslation } from 'react-i18next';

const Lines = styled('ul')(({ theme }) => ({
  font: '400 .8125rem/1.65 ui-monospace, "DejaVu Sans Mono", Menlo, monospace',
  overflowWrap: 'anywhere',
  '& ul': { paddingInlineStart: 16 },
  '& button': {
    minHeight: 24,
    padding: '0 4px',
    border: 0,
    borderRadius: theme.radii.tag,
    background: 'none',
    color: theme.vars.palette.text.secondary,
    font: 'inherit',
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.vars.palette.background.mist },
  },
}));

const Name = styled('span')({ color: 'var(--j-key)' });

/** How many children are shown at first, and how many more each time. */
const portion = 100;

/** By path: how many children are shown, 0 for none. Untouched nodes are open down to the initial depth. */
type Opened = Readonly<Record<string, number>>;

interface Props {
  readonly value: unknown;
  /** How deep it is open at first. */
  readonly depth: number;
}

/** A JSON value, line by line; closed nodes are not rendered at all. Nodes stay open from step to step. */
export function JsonTree({ value, depth }: Props) {
  const [opened, open] = useReducer(
    (all: Opened, { path, count }: { path: string; count: number }): Opened => ({ ...all, [path]: count }),
    {},
  );
  const nodeOf = (part: unknown, path: string, level: number, name?: string) => (
    <Node
      key={path}
      {...{ part, path, level, name, nodeOf }}
      count={opened[path] ?? (level < depth ? portion : 0)}
      onOpen={(count) => open({ path, count })}
    />
  );
  return <Lines>{nodeOf(value, '', 0)}</Lines>;
}

interface NodeProps {
  readonly part: unknown;
  readonly path: string;
  readonly level: number;
  readonly name: string | undefined;
  readonly count: number;
  readonly nodeOf: (part: unknown, path: string, level: number, name?: string) => React.ReactNode;
  readonly onOpen: (count: number) => void;
}

function Node({ part, path, level, name, count, nodeOf, onOpen }: NodeProps) {
  const { t } = useTranslation('support');
  const label = name === undefined ? null : <Name>{JSON.stringify(name)}: </Name>;
  if (typeof part !== 'object' || part === null) {
    return (
      <li>
        {label}
        <JsonText value={part} />
      </li>
    );
  }
  const isList = Array.isArray(part);
  const entries = Object.entries(part);
  const [start, end] = isList ? ['[', ']'] : ['{', '}'];
  if (entries.length === 0)
    return (
      <li>
        {label}
        {start}
        {end}
      </li>
    );
  const isOpen = count > 0;
  return (
    <li>
      {label}
      <button type="button" aria-expanded={isOpen} onClick={() => onOpen(isOpen ? 0 : portion)}>
        <span>{isOpen ? start : `${start} … ${end}`}</span> <small>{entries.length}</small>
      </button>
      {isOpen ? (
        <>
          <ul>
            {entries
              .slice(0, count)
              .map(([key, inner]) => nodeOf(inner, `${path}/${key}`, level + 1, isList ? undefined : key))}
            {entries.length > count ? (
              <li>
                <button type="button" onClick={() => onOpen(count + portion)}>
                  {t('replay.moreParts', { count: entries.length - count })}
                </button>
              </li>
            ) : null}
          </ul>
          {end}
        </>
      ) : null}
    </li>
  );
}

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
function JsonText({ value }: { value: unknown }) {
  if (typeof value !== 'string') return <Plain data-type={typeof value}>{String(value)}</Plain>;
  const text = value.length > longest ? `${value.slice(0, longest)}…` : value;
  if (new RegExp(`^${token.source}$`).test(text)) return <Pill>{text.slice(1, -1)}</Pill>;
  if (!token.test(text)) return <Plain data-type="string">{JSON.stringify(text)}</Plain>;
  return (
    <Plain data-type="string">
      <span>{'"'}</span>
      {text.split(token).map((part, index) => {
        const key = `${index} ${part}`;
        return index % 2 === 1 ? <Pill key={key}>{part.slice(1, -1)}</Pill> : <span key={key}>{escaped(part)}</span>;
      })}
      <span>{'"'}</span>
    </Plain>
  );
}

const escaped = (text: string): string => JSON.stringify(text).slice(1, -1);
