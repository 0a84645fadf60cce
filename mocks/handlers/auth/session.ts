import { API_TOKEN_HEADER } from '#contract/apiTokenHeader.ts';
import { demoUsers } from '../../fixtures/users.ts';
import type { MocksOf } from '../../mocks.ts';
import { refuse, refuseFields } from '../../refuse.ts';
import { mockToken, mockUser, setMockUser } from '../../session.ts';

/** The lifetime on the server; the client rejects a stored session with a later end. */
const sessionMinutes = 120;
const expiry = () => ({ expireMinutes: Math.floor(Date.now() / 60_000) + sessionMinutes });

/** The code in every mocked mail that one logs in with. */
export const mockLoginCode = '123456';

const notLoggedIn = () => refuse(401, 'NOT_LOGGED_IN', 'Log in first.');

export const sessionMocks = {
  getUser: () => {
    const user = mockUser();
    if (!user) return notLoggedIn();
    return Response.json({ ...user, ...expiry() }, { headers: { [API_TOKEN_HEADER]: mockToken(user) } });
  },
  login: ({ body: { email, password } }) => {
    const account = demoUsers[email];
    if (account?.password !== password) return refuseFields({ password: 'The e-mail or password is not right.' });
    setMockUser(email);
    return { ...account.user, apiToken: mockToken(account.user), ...expiry() };
  },
  sendLoginCode: () => ({ status: 'success' }),
  loginByCode: ({ body: { email, code } }) => {
    const account = demoUsers[email];
    if (account === undefined || code !== mockLoginCode) return refuseFields({ code: 'The code is wrong.' });
    setMockUser(email);
    return { ...account.user, apiToken: mockToken(account.user), ...expiry() };
  },
  logout: () => {
    setMockUser(undefined);
    return { status: 'success' };
  },
} satisfies MocksOf<'getUser' | 'login' | 'sendLoginCode' | 'loginByCode' | 'logout'>;
