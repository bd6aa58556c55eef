import { pickOne, trustedOrigins } from '#domain/site/trusted-origin.ts'

/** What a launch address is made of. */
export type LaunchPlace = {
  /** Path and query as the platform gave them; untrusted. */
  path: string
  /** Origins configured for launches; empty for the page's own. */
  hosts: readonly string[]
  /** Origin of the page, for example `https://palpite.example`. */
  page: string
  /** At least 0 and below 1; picks the host. */
  random: number
}

/**
 * The address that a game is opened at, or null for a bad one: only the page's own origin or a configured host is
 * ever opened, over https where it is not the page's own, and only by a path with one slash in front (SYS-09).
 */
export function launchAddress({ path, hosts, page, random }: LaunchPlace): string | null {
  // One slash in front, and no sign that browsers drop or reread.
  if (!/^\/(?!\/)[!-[\]-~\u00a1-\u1fff]*$/.test(path)) return null
  const origin = hosts.length === 0 ? page : pickOne(trustedOrigins(hosts, page), random)
  if (origin === undefined) return null
  const address = URL.parse(path, origin)
  return address?.origin === origin ? address.href : null
}
