import { pickOne, trustedOrigins } from '#domain/site/trusted-origin.ts'

export type LaunchPlace = {
  /** Path and query as sent by the platform. They are not trusted. */
  path: string
  /** Origins that serve games. Empty if the page's own origin does. */
  hosts: readonly string[]
  /** The page's origin, for example `https://palpite.example`. */
  page: string
  /** At least 0 and less than 1. It selects the host. */
  random: number
}

/**
 * Returns a game's URL, or null if it is unsafe (SYS-09). The origin must be the page's own or a configured
 * https host, and the path must start with exactly one slash.
 */
export function launchAddress({ path, hosts, page, random }: LaunchPlace): string | null {
  // Exactly one leading slash, and no characters that browsers drop or reinterpret, such as backslashes.
  if (!/^\/(?!\/)[!-[\]-~\u00a1-\u1fff]*$/.test(path)) return null
  const origin = hosts.length === 0 ? page : pickOne(trustedOrigins(hosts, page), random)
  if (origin === undefined) return null
  const address = URL.parse(path, origin)
  return address?.origin === origin ? address.href : null
}
