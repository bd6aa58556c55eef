import { pickOne, trustedOrigins } from '#domain/site/trusted-origin.ts'

export type LaunchPlace = {
  /** Path and query from the platform. Untrusted. */
  path: string
  /** Launch origins; empty if games run on the page's own origin. */
  hosts: readonly string[]
  /** Origin of the page, for example `https://palpite.example`. */
  page: string
  /** At least 0 and less than 1. It picks the host. */
  random: number
}

/**
 * The URL of a game, or null if unsafe (SYS-09). The origin must be the page's own or a configured https
 * host, and the path must start with a single slash.
 */
export function launchAddress({ path, hosts, page, random }: LaunchPlace): string | null {
  // Exactly one leading slash, and no characters that browsers drop or reinterpret, such as backslashes.
  if (!/^\/(?!\/)[!-[\]-~\u00a1-\u1fff]*$/.test(path)) return null
  const origin = hosts.length === 0 ? page : pickOne(trustedOrigins(hosts, page), random)
  if (origin === undefined) return null
  const address = URL.parse(path, origin)
  return address?.origin === origin ? address.href : null
}
