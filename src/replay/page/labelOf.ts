import { routeEntered } from '#src/shared/store/routeSlice.ts';
import { addressOfRoute } from '../../app/navigation/addressOfRoute.ts';
import type { ReplayStep } from '../makeReplay.ts';
import { readRoute } from '../readRoute.ts';

export interface StepLabel {
  readonly name: string;
  /** What makes this one differ from others of its name; empty where nothing does. */
  readonly detail: string;
}

type Json = Readonly<Record<string, unknown>>;
const at = (value: unknown, ...path: readonly string[]): unknown =>
  // An object has properties, or none of this name.
  path.reduce<unknown>(
    (part, name) => (typeof part === 'object' && part !== null ? (part as Json)[name] : undefined),
    value,
  );

/** How an action is called in the list: a call by its endpoint, a change of address by the address. */
export function labelOf({ action }: Pick<ReplayStep, 'action'>): StepLabel {
  const { type } = action;
  const endpoint = at(action, 'meta', 'arg', 'endpointName');
  if (typeof endpoint === 'string') {
    const status = at(action, 'payload', 'status');
    const [phase = ''] = type.split('/').slice(-1);
    return { name: `${endpoint} · ${phase}`, detail: typeof status === 'number' ? String(status) : '' };
  }
  const payload = at(action, 'payload');
  if (routeEntered.match(action)) return { name: type, detail: addressOfRoute(readRoute(payload)) };
  return { name: type, detail: brief(payload) || brief(at(payload, 'kind')) || brief(at(payload, 'key')) };
}

const brief = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).slice(0, 60)
    : '';
