/** One line about why the shop could not start. */
export function whyNot(error: unknown, { port, database }: { port: number; database: string }): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  if (code === 'EADDRINUSE') return `Port ${port} is taken: choose another with --port.`;
  if (code === 'EACCES' && 'port' in Object(error)) return `Port ${port} may not be used.`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return `The host cannot be listened on: ${message}`;
  return `The database ${database} cannot be opened: ${message}`;
}
