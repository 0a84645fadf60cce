import type { ResponseOf } from '#contract/call.ts';
import { documentKinds, verificationStates } from '#contract/domain/documentKinds.ts';
import type { DocumentImage, listVerificationImages, VerificationImage } from '#contract/calls/verification.ts';
import { hasShape } from '#src/shared/api/hasShape.ts';
import type { Shape } from '#src/shared/api/hasShape.ts';

type Answer = ResponseOf<typeof listVerificationImages>;

/** What an image of ours has beside the documented flag. */
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

/** The documents as this app knows them: images of ours are whole, of others there is the documented flag. */
export function readImages(answer: Answer): Answer {
  const { verification_images: images, verification_status: state, kept_days: days } = answer;
  return {
    status: 'success',
    verification_images: (Array.isArray(images) ? images : []).map((image) =>
      isWhole(image) ? image : { is_rejected: image.is_rejected },
    ),
    ...(verificationStates.some((one) => one === state) && { verification_status: state }),
    ...(typeof days === 'number' && { kept_days: days }),
  };
}
