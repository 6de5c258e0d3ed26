// Starting and ending programs: nothing that was started outlives the tests, and nothing else is touched.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const running = new Set();

/** Starts a program as the head of a group of its own, so that what it starts can be ended with it. */
export function start(program, args, options) {
  const child = spawn(program, args, { ...options, detached: true });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/**
 * Waits for a line like that from a program; tells what the pattern has found. The stream is read on: a program
 * that cannot say what it has to say may end.
 */
export function hear(child, stream, pattern) {
  return new Promise((done, fail) => {
    createInterface({ input: stream }).on('line', (line) => {
      const found = line.match(pattern);
      if (found) done(found[1]);
    });
    child.once('error', fail).once('exit', () => fail(new Error(`${child.spawnfile} has ended before it said ${pattern}`)));
  });
}

/** Ends a program with all that it has started. */
export async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}

process.once('exit', () => running.forEach((child) => process.kill(-child.pid, 'SIGKILL')));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
