import type { MocksOf } from '../mocks.ts';
import { refuse } from '../refuse.ts';
import { mockUser } from '../session.ts';

const notLoggedIn = () => refuse(401, 'NOT_LOGGED_IN', 'Log in first.');

export const messageMocks = {
  listVerificationImages: ({ params, query }) => {
    const user = mockUser();
    if (!user || query.get('api_token') !== user.apiToken) return notLoggedIn();
    if (params['user_id'] !== String(user.user_id)) return refuse(404, 'NOT_FOUND', 'There is nothing here.');
    return { status: 'success', verification_images: [{ is_rejected: 0 }, { is_rejected: 1 }] };
  },
} satisfies MocksOf<'listVerificationImages'>;
