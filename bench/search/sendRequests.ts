import { Agent, get } from 'node:http';

/** A separate process that requests one address repeatedly, eight at a time, and writes how many answers it got. */
const [address = '', seconds = '1'] = process.argv.slice(2);
const CONNECTIONS = 8;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const end = performance.now() + Number(seconds) * 1_000;

function ask(): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`Answered ${String(response.statusCode)}.`));
      response.resume().once('end', resolve).once('error', reject);
    }).once('error', reject);
  });
}

async function askUntilEnd(): Promise<number> {
  let answers = 0;
  while (performance.now() < end) {
    await ask();
    answers += 1;
  }
  return answers;
}

const answers = await Promise.all(Array.from({ length: CONNECTIONS }, askUntilEnd));
agent.destroy();
console.log(answers.reduce((sum, count) => sum + count, 0));
