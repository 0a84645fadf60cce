/** A name with the typed part of it marked; what was typed in another script marks nothing. */
export function Highlighted({ text, part }: { text: string; part: string }) {
  const typed = part.trim();
  const at = typed === '' ? -1 : text.toLowerCase().indexOf(typed.toLowerCase());
  if (at < 0) return <span>{text}</span>;
  const end = at + typed.length;
  return (
    <span>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </span>
  );
}
