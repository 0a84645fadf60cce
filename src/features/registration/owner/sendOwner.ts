import type { AppThunk } from '#src/store/hooks.ts';
import { registrationApi } from '../registrationApi.ts';
import { legalDetails, physicalDetails } from './ownerPayload.ts';
import type { OwnerValues } from './ownerPayload.ts';

const { checkLegalOwner, checkPhysicalOwner, registerLegalOwner, registerPhysicalOwner } = registrationApi.endpoints;
const untracked = { track: false } as const;

/** Step one: gives the error, or undefined when everything is right and a code is on its way. */
export const checkOwner =
  (values: OwnerValues): AppThunk<Promise<unknown>> =>
  async (dispatch) => {
    const { error } =
      values.person === 'legal'
        ? await dispatch(checkLegalOwner.initiate({ body: legalDetails(values) }, untracked))
        : await dispatch(checkPhysicalOwner.initiate({ body: physicalDetails(values) }, untracked));
    return error;
  };

/** Step two: the same details with the code. */
export const registerOwner =
  (values: OwnerValues): AppThunk<Promise<unknown>> =>
  async (dispatch) => {
    const { code } = values;
    const { error } =
      values.person === 'legal'
        ? await dispatch(registerLegalOwner.initiate({ body: { ...legalDetails(values), code } }, untracked))
        : await dispatch(registerPhysicalOwner.initiate({ body: { ...physicalDetails(values), code } }, untracked));
    return error;
  };
