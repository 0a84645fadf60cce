import { localDateOf } from '#contract/domain/rentalTime.ts';
import type { PayoutAccount } from '#server/features/payments/payoutAccount.ts';
import type { Transfer } from './exportPayouts.ts';

interface BankFile {
  readonly id: number;
  readonly at: Date;
  readonly transfers: readonly Transfer[];
}

const LONGEST_NAME = 70;
/** What XML 1.0 cannot hold at all, not even escaped. */
// oxlint-disable-next-line no-control-regex -- these are the characters
const IMPOSSIBLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const text = (value: string): string =>
  value
    .toWellFormed()
    .replaceAll(IMPOSSIBLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
const name = (value: string): string => text(Array.from(value).slice(0, LONGEST_NAME).join(''));
const gel = (tetri: number): string => (tetri / 100).toFixed(2);
const agent = (bic: string | null): string =>
  bic === null ? '<Othr><Id>NOTPROVIDED</Id></Othr>' : `<BIC>${text(bic)}</BIC>`;

/** One order to the bank: ISO 20022 pain.001.001.03, a credit transfer for each payout. */
export function bankXml({ id, at, transfers }: BankFile, account: PayoutAccount): string {
  const sum = gel(transfers.reduce((total, { amount }) => total + amount, 0));
  const counted = `<NbOfTxs>${transfers.length}</NbOfTxs><CtrlSum>${sum}</CtrlSum>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03"><CstmrCdtTrfInitn>',
    `<GrpHdr><MsgId>GZA-${id}</MsgId><CreDtTm>${at.toISOString()}</CreDtTm>${counted}<InitgPty><Nm>${name(account.name)}</Nm></InitgPty></GrpHdr>`,
    `<PmtInf><PmtInfId>GZA-${id}-1</PmtInfId><PmtMtd>TRF</PmtMtd>${counted}<ReqdExctnDt>${localDateOf(at)}</ReqdExctnDt>`,
    `<Dbtr><Nm>${name(account.name)}</Nm></Dbtr><DbtrAcct><Id><IBAN>${text(account.iban)}</IBAN></Id><Ccy>GEL</Ccy></DbtrAcct>`,
    `<DbtrAgt><FinInstnId>${agent(account.bic)}</FinInstnId></DbtrAgt>`,
    ...transfers.map(toTransaction),
    '</PmtInf></CstmrCdtTrfInitn></Document>',
    '',
  ].join('\n');
}

const toTransaction = ({ number, name: owner, iban, amount, month }: Transfer): string =>
  `<CdtTrfTxInf><PmtId><EndToEndId>${number}</EndToEndId></PmtId><Amt><InstdAmt Ccy="GEL">${gel(amount)}</InstdAmt></Amt>` +
  `<Cdtr><Nm>${name(owner)}</Nm></Cdtr><CdtrAcct><Id><IBAN>${text(iban)}</IBAN></Id></CdtrAcct>` +
  `<RmtInf><Ustrd>Gza ${number} ${month}</Ustrd></RmtInf></CdtTrfTxInf>`;
