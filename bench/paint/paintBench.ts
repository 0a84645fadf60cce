import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { startServer } from '../../e2e/support/startServer.ts';
import { buildFloor } from '../floor/buildFloor.ts';
import { serveFloor } from '../floor/serveFloor.ts';
import { publicPages } from '../publicPages.ts';
import { reportPaint } from './reportPaint.ts';
import { runLighthouse } from './runLighthouse.ts';
import type { Paint } from './runLighthouse.ts';
import { reportUnused } from './reportUnused.ts';

/**
 * The paint times of the public pages of the built site, compared with a bare page of the same stack: in turns, so that
 * other load on the machine affects all of them. Then how much of their code home and the bare page use.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '5' },
      slowdown: { type: 'string', default: '4' },
      pages: { type: 'string', default: 'home,search,car,terms,about' },
      only: { type: 'string', default: 'paint,unused' },
    },
  });
  const parts = values.only.split(',');
  await buildFloor();
  const floor = await serveFloor();
  try {
    const server = await startServer();
    try {
      const paths = Object.entries(await publicPages(server.url)).filter(([name]) => values.pages.includes(name));
      const urls = {
        floor: `${floor.url}/`,
        ...Object.fromEntries(paths.map(([name, path]) => [name, server.url + path])),
      };
      if (parts.includes('paint')) reportPaint(await visitInTurn(urls, Number(values.runs), Number(values.slowdown)));
      if (parts.includes('unused')) await reportUnused(floor.url, server.url);
    } finally {
      await server.stop();
    }
  } finally {
    await floor.stop();
  }
}

async function visitInTurn(
  urls: Readonly<Record<string, string>>,
  runs: number,
  slowdown: number,
): Promise<Record<string, Paint[]>> {
  const visits: Record<string, Paint[]> = {};
  for (let round = 0; round < runs; round++) {
    for (const [name, url] of Object.entries(urls)) (visits[name] ??= []).push(await runLighthouse(url, slowdown));
    console.log(`round ${round + 1} of ${runs}, load ${loadavg()[0]?.toFixed(1)}`);
  }
  return visits;
}
