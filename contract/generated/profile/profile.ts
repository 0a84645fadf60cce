// Made by tools/generate.ts from ../../calls/profile/profile.ts: change that, not this.
import type { FactsOf } from '../../facts.ts';
import type * as calls from '../../calls/profile/profile.ts';

export const changePassword: FactsOf<typeof calls.changePassword> = { method: 'POST', path: '/api/profile/password', isSecret: true, invalidates: { OpenSession: 'every' } };
export const deleteProfile: FactsOf<typeof calls.deleteProfile> = { method: 'DELETE', path: '/api/profile', isSecret: true };
export const exportProfile: FactsOf<typeof calls.exportProfile> = { method: 'GET', path: '/api/profile/export', isQuestion: false, isSecret: true };
export const getProfile: FactsOf<typeof calls.getProfile> = { method: 'GET', path: '/api/profile', isSecret: true, provides: { Profile: 'every' } };
export const removePicture: FactsOf<typeof calls.removePicture> = { method: 'DELETE', path: '/api/profile/picture', invalidates: { Profile: 'every', Availability: 'every' } };
export const savePicture: FactsOf<typeof calls.savePicture> = { method: 'POST', path: '/api/profile/picture', upload: true, invalidates: { Profile: 'every', Availability: 'every' } };
export const sendEmailCode: FactsOf<typeof calls.sendEmailCode> = { method: 'POST', path: '/api/profile/email', isSecret: true };
export const updateProfile: FactsOf<typeof calls.updateProfile> = { method: 'PATCH', path: '/api/profile', isSecret: true, invalidates: { Profile: 'every', Verification: 'every', Order: 'every', Availability: 'every' } };
