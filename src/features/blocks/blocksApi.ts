import * as blocks from '#contract/generated/blocks.ts';
import { api } from '#src/api/api.ts';
import { endpointsOf } from '#src/api/endpointsOf.ts';
import { inPlace } from '#src/api/requests.ts';

export const blocksApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, blocks, inPlace),
});
