import type { ResponseOf } from '#contract/call.ts';
import { documentKinds, verificationStates } from '#contract/domain/documentKinds.ts';
import type {
  DocumentImage,
  listVerificationImages,
  VerificationImage,
} from '#contract/calls/verification/verification.ts';
import { hasShape } from '#src/shared/api/hasShape.ts';
import type { Shape } from '#src/shared/api/hasShape.ts';

type Answer = ResponseOf<typeof listVerificationImages>;

/** The fields of our images besides the documented flag. */
const ofImage = {
  id: 'number',
  kind: 'string',
  identity_document: 'string?',
  status: 'string',
  reason: 'string?',
  comment: 'string?',
  uploaded_at: 'string',
  url: 'string?',
  width: 'number',
  height: 'number',
} satisfies Record<Exclude<keyof DocumentImage, 'is_rejected'>, Shape>;

const isWhole = (image: VerificationImage): boolean =>
  hasShape(image, ofImage) && documentKinds.some((kind) => kind === image.kind);

/** The documents in the form of this app: our images are complete, others have the documented flag. */
export function readImages(answer: Answer): Answer {
  const {
    verification_images: images,
    verification_status: state,
    kept_days: days,
    submitted_at: since,
    check_times: times,
  } = answer;
  return {
    status: 'success',
    verification_images: (Array.isArray(images) ? images : []).map((image) =>
      isWhole(image) ? image : { is_rejected: image.is_rejected },
    ),
    ...(verificationStates.some((one) => one === state) && { verification_status: state }),
    ...(typeof days === 'number' && { kept_days: days }),
    ...(typeof since === 'string' && { submitted_at: since }),
    ...(hasShape(times, { half_minutes: 'number', most_minutes: 'number' }) && { check_times: times }),
  };
}
