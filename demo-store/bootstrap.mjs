// Brings a fresh clone to where it runs: packages installed, everything built. Shared by `npm start` and `npm test`.
// Needs only Node and npm; a stamp tells when there is nothing to do.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './run-command.mjs';

/** The repository's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const installStamp = 'node_modules/.vitrine/installed';
const buildStamp = 'demo-store/dist/.built';
const notSources = /^(node_modules|dist|\.data)$|\.test(-d)?\.ts$|\.md$/;

/** Why this Node cannot run the project, or undefined. */
export function nodeTooOld(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const fits = major > 20 || (major === 20 && minor >= 19);
  return fits ? undefined : `Node 20.19 or newer is needed; this is ${version}.`;
}

/** Installs packages if lockfile or manifests changed. Resolves an error line, or undefined. */
export async function ensureInstalled() {
  const manifests = ['package.json', 'demo-store/package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml'];
  const stamp = digest([...manifests, ...packageFolders().map((folder) => `${folder}/package.json`)]);
  const there = existsSync(join(root, 'demo-store/node_modules'));
  if (there && stamped(installStamp, stamp)) return undefined;
  console.log('Installing packages ...');
  const pnpm = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager;
  const { code, output } = await runCommand(['npx', '--yes', pnpm, 'install', '--frozen-lockfile'], {
    cwd: root,
  });
  if (code !== 0) return failure('Installing packages failed', output);
  write(installStamp, stamp);
  return undefined;
}

/** Builds packages, script and demo store if a source changed. Resolves an error line, or undefined. */
export async function ensureBuilt() {
  const stamp = digest(sources());
  const there = packageFolders().every((folder) => existsSync(join(root, folder, 'dist')));
  if (there && stamped(buildStamp, stamp)) return undefined;
  console.log('Building ...');
  for (const { name, args, cwd } of buildSteps()) {
    const { code, output } = await runCommand([process.execPath, ...args], { cwd });
    if (code !== 0) return failure(`Building ${name} failed`, output);
  }
  write(buildStamp, stamp);
  return undefined;
}

function buildSteps() {
  const tool = (path) => join(root, 'node_modules', path);
  return [
    { name: 'packages and server', args: [tool('typescript/bin/tsc'), '-b'], cwd: root },
    { name: 'the script', args: ['build.mjs'], cwd: join(root, 'packages/script') },
    { name: 'the web pages', args: [tool('vite/bin/vite.js'), 'build'], cwd: join(root, 'demo-store/web') },
  ];
}

function packageFolders() {
  const folders = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
  return folders.filter((folder) => existsSync(join(root, folder, 'package.json')));
}

/** Every file the build depends on, as paths from the root. */
function sources() {
  const shared = ['pnpm-lock.yaml', 'tsconfig.json', 'tsconfig.base.json'];
  return [...shared, ...walk(join(root, 'packages')), ...walk(join(root, 'demo-store'))].sort();
}

function walk(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (notSources.test(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : [relative(root, path)];
  });
}

function digest(paths) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const path of paths) hash.update(`\n${path}\n`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

function stamped(file, stamp) {
  const path = join(root, file);
  return existsSync(path) && readFileSync(path, 'utf8') === stamp;
}

function write(file, text) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function failure(line, output) {
  process.stderr.write(output);
  return `${line} (output above).`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problem = nodeTooOld() ?? (await ensureInstalled()) ?? (await ensureBuilt());
  if (problem) console.error(problem);
  process.exitCode = problem ? 1 : 0;
}
