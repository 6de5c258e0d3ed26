// Ending what the tests have started, and nothing else.

/** Ends a process that was started detached, with all that it has started itself. */
export async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}
