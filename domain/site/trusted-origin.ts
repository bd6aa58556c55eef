/**
 * Of hosts that an operator has configured, those that are an origin and nothing more, over https (SYS-09): what is read as it is
 * written has nothing that is dropped or reread. `page`, the page's own origin, is trusted without https too.
 */
export const trustedOrigins = (hosts: readonly string[], page?: string): string[] =>
  hosts
    .map((host) => host.toLowerCase().replace(/\/$/, ''))
    .filter((host) => URL.parse(host)?.origin === host && (host === page || host.startsWith('https:')))

/** One of several; `random` is at least 0 and below 1. */
export const pickOne = <Item>(items: readonly Item[], random: number): Item | undefined =>
  items[Math.floor(random * items.length)]
