import { sendSealed } from '#src/shared/api/sendSealed.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { registrationApi } from '../registrationApi.ts';
import { legalDetails, physicalDetails } from './ownerPayload.ts';
import type { OwnerValues } from './ownerPayload.ts';

const { checkLegalOwner, checkPhysicalOwner, registerLegalOwner, registerPhysicalOwner } = registrationApi.endpoints;

/** Step one: returns the error, or undefined when everything is valid and a code was sent. */
export const checkOwner =
  (values: OwnerValues): AppThunk<Promise<unknown>> =>
  async (dispatch) => {
    const { error } =
      values.person === 'legal'
        ? await dispatch(sendSealed(checkLegalOwner, { body: legalDetails(values) }))
        : await dispatch(sendSealed(checkPhysicalOwner, { body: physicalDetails(values) }));
    return error;
  };

/** Step two: the same details with the code. */
export const registerOwner =
  (values: OwnerValues): AppThunk<Promise<unknown>> =>
  async (dispatch) => {
    const { code } = values;
    const { error } =
      values.person === 'legal'
        ? await dispatch(sendSealed(registerLegalOwner, { body: { ...legalDetails(values), code } }))
        : await dispatch(sendSealed(registerPhysicalOwner, { body: { ...physicalDetails(values), code } }));
    return error;
  };
