import { demoAccounts } from './demo/fleet/demoAccounts.ts';
import type { Server } from './serve.ts';

/** What a newcomer needs to know, printed once the site is up. */
export function welcome({ context: { config } }: Server): void {
  const lines = [`Gza is open: ${config.publicUrl}`];
  if (config.isDemo) {
    const accounts = Object.values(demoAccounts).map(
      ({ role, email, password }) => `  ${role.padEnd(8)} ${email.padEnd(22)} ${password}`,
    );
    lines.push('Demo accounts:', ...accounts);
  }
  lines.push(
    config.smtpUrl === null ? `Mails:    ${config.publicUrl}/dev/outbox` : 'Mails:    sent by the configured server',
  );
  if (config.isDemo) lines.push(`Calls:    ${config.publicUrl}/api/docs`);
  lines.push('Ctrl-C stops everything.');
  console.log(lines.join('\n'));
}
