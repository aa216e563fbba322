/** True where Playwright says that the document of a running evaluation navigated away or was closed. */
export function isDocumentGone(error: unknown): boolean {
  return /context was destroyed|because of a navigation|has been closed/.test(String(error));
}
