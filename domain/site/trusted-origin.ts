/**
 * The configured hosts that are plain https origins (SYS-09). Hosts that URL parsing would change are left
 * out. `page` is the page's own origin, which does not need https.
 */
export const trustedOrigins = (hosts: readonly string[], page?: string): string[] =>
  hosts
    .map((host) => host.toLowerCase().replace(/\/$/, ''))
    .filter((host) => URL.parse(host)?.origin === host && (host === page || host.startsWith('https:')))

/** A random item. `random` must be at least 0 and below 1. */
export const pickOne = <Item>(items: readonly Item[], random: number): Item | undefined =>
  items[Math.floor(random * items.length)]
