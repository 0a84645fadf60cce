/**
 * Header of a 422: for each field which text of the catalogue its message is, `{field: {key, values?}}`, as JSON in
 * percent-encoding. A recorded trace has these instead of the messages; other back ends need not send it.
 */
export const MESSAGE_KEYS = 'x-message-keys';
