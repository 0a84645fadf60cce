/** Why the file of a report is refused. */
export const traceFields = {
  traceTooMuch: 'There is too much in this file.',
  traceForbidden: 'This file has a field with a name that is not allowed.',
  traceNotRedacted: 'This file is not redacted.',
  tracePersonal: 'Something in this file looks like personal data, so it was not accepted.',
};
