/**
 * Ends this process, by SIGTERM, when npm above it was ended. npm passes a signal to the shell in between, which dies
 * without passing it on (npm 11 with dash), so the only trace here is that the parent is another one.
 */
export function endWithNpm(env = process.env) {
  if (!env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  timer.unref();
}
