/**
 * Of hosts that an operator has configured, those that are an origin and nothing more, over https (SYS-09).
 * `page`, the page's own origin, is trusted without https too.
 */
export const trustedOrigins = (hosts: readonly string[], page?: string): string[] =>
  hosts.flatMap((host) => {
    const origin = URL.parse(host)?.origin
    // What is read as it is written has nothing that is dropped or reread.
    if (!origin || host.toLowerCase().replace(/\/$/, '') !== origin) return []
    return origin.startsWith('https:') || origin === page ? [origin] : []
  })

/** One of several; `random` is at least 0 and below 1. */
export const pickOne = <Item>(items: readonly Item[], random: number): Item | undefined =>
  items[Math.floor(random * items.length)]
