import type { Branch, updateBranch } from '#contract/calls/branches.ts';
import type { BodyOf } from '#contract/call.ts';
import { branches } from '../fixtures/branches.ts';
import { cities } from '../fixtures/reference.ts';
import type { MocksOf } from '../mocks.ts';
import { refuse, refuseFields } from '../refuse.ts';
import { mockUser } from '../session.ts';

const stored: Branch[] = [...branches];
const notFound = () => refuse(404, 'NOT_FOUND', 'There is nothing here.');
const isOwner = () => (mockUser()?.owner ?? null) !== null;
const notAllowed = () => refuse(403, 'NOT_ALLOWED', 'You are not allowed to do this.');

function changed(branch: Branch, change: BodyOf<typeof updateBranch>): Branch {
  const { addresses, exceptions, version: _, ...others } = change;
  const city_id = others.city_id ?? branch.city_id;
  const { en = null, ka = null, ru = null } = addresses ?? branch.addresses;
  return {
    ...branch,
    version: String(Number(branch.version) + 1),
    // JSON leaves out undefined fields.
    ...(JSON.parse(JSON.stringify(others)) as Partial<Branch>),
    city: Object.values(cities)[city_id - 1]?.[0] ?? '',
    address: en ?? ka ?? ru ?? '',
    addresses: { en, ka, ru },
    exceptions: (exceptions ?? branch.exceptions).map(({ date, from = null, to = null }) => ({
      date,
      from,
      to,
      is_closed: from === null,
    })),
  };
}

export const branchMocks = {
  listBranches: () => (isOwner() ? { status: 'success', branches: stored } : notAllowed()),
  createBranch: ({ body }) => {
    if (!isOwner()) return notAllowed();
    const { en, ka, ru } = body.addresses;
    if (!en && !ka && !ru) return refuseFields({ addresses: 'Enter the address in at least one language.' });
    const [first] = branches;
    if (first === undefined) return notFound();
    const id = Math.max(0, ...stored.map((branch) => branch.id)) + 1;
    const branch = changed({ ...first, id, hours: [], exceptions: [], lat: null, lng: null, cars_count: 0 }, body);
    stored.push(branch);
    return { status: 'success', branch };
  },
  updateBranch: ({ params, body }) => {
    if (!isOwner()) return notAllowed();
    const index = stored.findIndex(({ id }) => id === Number(params['id']));
    const branch = stored[index];
    if (branch === undefined) return notFound();
    if (body.version !== undefined && body.version !== branch.version)
      return refuse(409, 'BRANCH_CHANGED', 'This branch was changed elsewhere in the meantime.');
    const next = changed(branch, body);
    stored[index] = next;
    return { status: 'success', branch: next };
  },
  deleteBranch: ({ params }) => {
    if (!isOwner()) return notAllowed();
    const index = stored.findIndex(({ id }) => id === Number(params['id']));
    const branch = stored[index];
    if (branch === undefined) return notFound();
    if (branch.cars_count > 0)
      return refuse(409, 'BRANCH_HAS_CARS', 'This branch still has cars. Move them to another branch first.');
    stored.splice(index, 1);
    return undefined;
  },
  listHandovers: ({ params, query }) => {
    if (!isOwner()) return notAllowed();
    if (!stored.some(({ id }) => id === Number(params['id']))) return notFound();
    const date = query.get('date') ?? '';
    const falls = params['id'] === '1' && date.endsWith('-05-26');
    return {
      status: 'success',
      handovers: falls ? [{ order_id: 1, kind: 'return', at: `${date}T10:00`, client: 'Daniel M.' }] : [],
    };
  },
} satisfies MocksOf<'listBranches' | 'createBranch' | 'updateBranch' | 'deleteBranch' | 'listHandovers'>;
