/** A stopped clock that the test moves. */
export interface TestClock {
  (): Date;
  advance(milliseconds: number): void;
  set(moment: Date): void;
}

export function testClock(start: string | Date): TestClock {
  let now = new Date(start).getTime();
  return Object.assign(() => new Date(now), {
    advance: (milliseconds: number) => void (now += milliseconds),
    set: (moment: Date) => void (now = moment.getTime()),
  });
}
