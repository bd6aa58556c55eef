/**
 * Whether a page may open a socket: from this origin or a configured one. Browsers send cookies with
 * cross-site sockets, but they report the page's origin truthfully.
 */
export function mayOpen(page: { origin: string; host: string }, origins: readonly string[]): boolean {
  // Compared without the scheme, since a proxy may terminate TLS.
  const isOwn = URL.canParse(page.origin) && new URL(page.origin).host === page.host
  return isOwn || origins.includes(page.origin)
}
