/** Events come in bursts: while something is read, all further wishes for it are one more reading. */
export function takeTurns(read: (id: number) => Promise<unknown>): (id: number) => Promise<void> {
  const stale = new Set<number>();
  const reading = new Set<number>();
  return async (id) => {
    stale.add(id);
    if (reading.has(id)) return;
    reading.add(id);
    while (stale.delete(id)) await read(id);
    reading.delete(id);
  };
}
