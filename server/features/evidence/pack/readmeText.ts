interface Readme {
  readonly number: string;
  readonly publicUrl: string;
}

/** For whoever opens the pack without us: what is in it, and how nobody has to believe us. */
export const readmeText = ({ number, publicUrl }: Readme): string => `Evidence of the order ${number}, made by Gza.

records/       what both sides said about the state of the car, one after another. Each record names the SHA-256 of
               the one before it; beside it is its Ed25519 signature in base64, made over the very bytes of the record.
photos/        the photographs as they came from the phone, byte for byte. Their hashes stand in the records. They may
               hold where and with what they were taken: pass them on only to whom that concerns.
order.json     the order as both sides may see it; its price can be made again with tools/recomputeQuote.ts.
messages.json  SHA-256 of each message (UTF-8) that the two sides wrote each other about the car, not its words.
summary.pdf    the same for people. What counts are the records.
keys.json      the public keys, which are also published at ${publicUrl}/api/evidence-keys.json
manifest.json  every file of this pack with its size and SHA-256, signed in manifest.sig.

To check every byte, without a network:
  npm run verify-evidence -- FILE.zip keys.json
where keys.json is what was published at the address above. Without it the key in the pack is believed.
`;
