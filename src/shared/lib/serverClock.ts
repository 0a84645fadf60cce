/** The server's time: monotonic, whatever is done to the clock of this computer. */
export interface ServerClock {
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
  /** The initial time: server-rendered HTML shows this time. */
  readonly first: number;
  /** Sets it by the `Date` header of an answer that just arrived. */
  readonly heard: (date: string | null) => void;
  /** Whether this computer's clock has moved against the monotonic one: the computer slept, or its clock was set. */
  readonly hasSlipped: () => boolean;
}

interface Clocks {
  readonly wall: () => number;
  /** Never goes back and can't be set. */
  readonly steady: () => number;
}

const browserClocks: Clocks = { wall: () => Date.now(), steady: () => performance.now() };

/** More than a slow answer or a whole-second `Date` can explain. */
const slip = 30_000;

/** `serverTime` is when the server sent the page; without it this computer's clock is trusted until an answer comes. */
export function makeServerClock(serverTime: number | null, { wall, steady }: Clocks = browserClocks): ServerClock {
  let time = serverTime ?? wall();
  let [setAt, wallAt] = [steady(), wall()];
  return {
    now: () => time + steady() - setAt,
    first: time,
    heard: (date) => {
      const heard = Date.parse(date ?? '');
      if (Number.isNaN(heard)) return;
      [time, setAt, wallAt] = [heard, steady(), wall()];
    },
    hasSlipped: () => Math.abs(wall() - wallAt - (steady() - setAt)) > slip,
  };
}
