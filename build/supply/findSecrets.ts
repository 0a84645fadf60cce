/** What a secret of a service looks like: its own prefix and length, so that hardly anything else does. */
const FORMS: Readonly<Record<string, RegExp>> = {
  'private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s*[A-Za-z\d+/=\s]{40,}/,
  'AWS key': /\b(?:AKIA|ASIA)[A-Z\d]{16}\b/,
  'GitHub token': /\b(?:gh[pousr]_[A-Za-z\d]{36,}|github_pat_\w{60,})\b/,
  'GitLab token': /\bglpat-[\w-]{20,}\b/,
  'npm token': /\bnpm_[A-Za-z\d]{36}\b/,
  'Slack token': /\bxox[abprs]-[A-Za-z\d-]{20,}/,
  'Stripe key': /\b(?:[sr]k_(?:live|test)_[A-Za-z\d]{20,}|whsec_[A-Za-z\d+/=]{30,})/,
  'Google key': /\bAIza[\w-]{35}\b/,
  'SendGrid key': /\bSG\.[\w-]{20,}\.[\w-]{40,}\b/,
  'Telegram token': /\b\d{8,10}:AA[\w-]{33}\b/,
  'JSON web token': /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/,
  'password in an address': /\b(?:postgres(?:ql)?|smtps?|https?|redis):\/\/[^\s:@/'"`$]+:[^\s:@/'"`${}]{12,}@/,
  'value of a secret':
    /\b(?:SECRET|PASSWORD|API_?KEY|ACCESS_KEY|ENCRYPTION_KEY|PRIVATE_KEY)\w*['"]?\s*[:=]\s*['"]?[A-Za-z\d+/_-]{32,}={0,2}(?![\w(.])/,
};

export interface Secret {
  readonly what: string;
  readonly line: number;
}

/** Where a text seems to hold a secret; never the secret itself. */
export function findSecrets(text: string): Secret[] {
  return Object.entries(FORMS).flatMap(([what, form]) =>
    Array.from(text.matchAll(new RegExp(form, 'g')), ({ index }) => ({
      what,
      line: text.slice(0, index).split('\n').length,
    })),
  );
}
