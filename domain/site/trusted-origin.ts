/**
 * The configured hosts that are a bare https origin (SYS-09). A host that URL parsing would change is left
 * out. `page`, the page's own origin, is trusted without https too.
 */
export const trustedOrigins = (hosts: readonly string[], page?: string): string[] =>
  hosts
    .map((host) => host.toLowerCase().replace(/\/$/, ''))
    .filter((host) => URL.parse(host)?.origin === host && (host === page || host.startsWith('https:')))

/** A random item; `random` is at least 0 and below 1. */
export const pickOne = <Item>(items: readonly Item[], random: number): Item | undefined =>
  items[Math.floor(random * items.length)]
