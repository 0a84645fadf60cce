import { connectDatabase, connectPool } from '#server/db/connect.ts';

/** Puts the demo fleet into a template database. */
export async function fillTemplate(url: string): Promise<void> {
  const pool = connectPool({ url, max: 2 });
  try {
    await connectDatabase(pool).selectNoFrom([]).execute();
  } finally {
    await pool.end();
  }
}
