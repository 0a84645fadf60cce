/** The header in which the session check says `apiToken`, for a page whose browser stores nothing. */
export const API_TOKEN_HEADER = 'x-api-token';
