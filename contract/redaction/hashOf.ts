import { sortedJson } from '../domain/sortedJson.ts';
import { serializable } from './serializable.ts';

/**
 * A short fingerprint of a state: equal states have equal ones on every machine, regardless of the order of their keys.
 * It shows whether a replay ends like the recording, and is not cryptographic. Leaves out what a trace leaves out.
 */
export function hashOf(state: Readonly<Record<string, unknown>>): string {
  return fingerprint(sortedJson(serializable(state)));
}

/** cyrb53: 53 bits that differ for similar texts. */
function fingerprint(text: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 2_654_435_761);
    two = Math.imul(two ^ code, 1_597_334_677);
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(two ^ (two >>> 13), 3_266_489_909);
  two = Math.imul(two ^ (two >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & two) + (one >>> 0)).toString(16).padStart(14, '0');
}
