/** A picture as it came: its sizes are derived from it. */
export interface Original {
  /** Readable part and hash of the bytes: the stem of every derived name. */
  readonly name: string;
  /** Its bytes, or where they are. */
  readonly picture: string | Buffer;
}

export type FindOriginal = (name: string) => Promise<Original | null>;
