/**
 * Whether a page may open a socket here: one of the origin that it is asked at, or of those that were configured.
 * Browsers send cookies and anything else along to whomever a page names, but they do not lie about the page's origin.
 */
export function mayOpen(page: { origin: string; host: string }, origins: readonly string[]): boolean {
  // Compared without the scheme: in front of the platform something else may speak TLS.
  const isOwn = URL.canParse(page.origin) && new URL(page.origin).host === page.host
  return isOwn || origins.includes(page.origin)
}
