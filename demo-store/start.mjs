// `npm start`: installs and builds what is missing, then runs the demo store in the foreground.
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled, nodeTooOld } from './bootstrap.mjs';
import { endWithNpm } from './end-with-npm.mjs';

/** An error line for arguments the server would not take; values are the server's to judge. */
function wrongArguments() {
  const text = { type: 'string' };
  try {
    parseArgs({ options: { port: text, host: text, database: text, lab: { type: 'boolean' } } });
    return undefined;
  } catch (error) {
    return `${error.message.split('. ')[0]}. Options: --port --host --database --lab`;
  }
}

endWithNpm();
const problem = wrongArguments() ?? nodeTooOld() ?? (await ensureInstalled()) ?? (await ensureBuilt());
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  await import('./dist/server/main.js');
}
