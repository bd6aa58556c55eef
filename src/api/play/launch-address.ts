import { pickOne, trustedOrigins } from '#domain/site/trusted-origin.ts'

export type LaunchPlace = {
  /** Path and query from the platform; untrusted. */
  path: string
  /** Launch origins; empty for the page's own. */
  hosts: readonly string[]
  /** Origin of the page, for example `https://palpite.example`. */
  page: string
  /** From 0 up to but not including 1; picks the host. */
  random: number
}

/**
 * The address of a game, or null if unsafe: only the page's own origin or a configured https host, with a
 * path that starts with a single slash (SYS-09).
 */
export function launchAddress({ path, hosts, page, random }: LaunchPlace): string | null {
  // A single leading slash, and no characters that browsers drop or reinterpret, such as backslashes.
  if (!/^\/(?!\/)[!-[\]-~\u00a1-\u1fff]*$/.test(path)) return null
  const origin = hosts.length === 0 ? page : pickOne(trustedOrigins(hosts, page), random)
  if (origin === undefined) return null
  const address = URL.parse(path, origin)
  return address?.origin === origin ? address.href : null
}
