import * as blocks from '#contract/generated/blocks.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';
import { inPlace } from '#src/shared/api/requests.ts';

export const blocksApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, blocks, inPlace),
});
