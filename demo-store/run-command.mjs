import { spawn } from 'node:child_process';

/**
 * Runs a command (`[program, ...arguments]`) to its end and resolves `{ code, output }`; `output` is stdout and stderr in order, at most 2 MB of its end.
 * A signal sent to this process while it runs ends the child first. `show: true` passes output through as well.
 */
export function runCommand([command, ...args], { cwd, env, show = false, timeoutMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      shell: command === 'npx' && process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(timeoutMs ? { timeout: timeoutMs } : {}),
    });
    const release = passSignalsTo(child);
    let output = '';
    for (const stream of ['stdout', 'stderr']) {
      child[stream].setEncoding('utf8').on('data', (text) => {
        output = (output + text).slice(-2_000_000);
        if (show) process[stream].write(text);
      });
    }
    const settle = (code, more = '') => {
      release();
      resolve({ code, output: output + more });
    };
    child.on('error', (error) => settle(1, `${command}: ${error.message}\n`));
    child.on('close', (code, signal) => settle(code ?? 1, signal ? `ended by ${signal}\n` : ''));
  });
}

function passSignalsTo(child) {
  const handlers = ['SIGINT', 'SIGTERM'].map((signal) => {
    const handler = () => {
      child.kill(signal);
      process.exit(signal === 'SIGINT' ? 130 : 143);
    };
    process.once(signal, handler);
    return () => process.off(signal, handler);
  });
  return () => handlers.forEach((off) => off());
}
