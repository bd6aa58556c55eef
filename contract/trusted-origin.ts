/** Characters that address parsers drop or reread, so that an address would lead elsewhere than it says. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
export const treacherous = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/

/**
 * Of hosts that an operator has configured, those that are an origin and nothing more, over https (SYS-09).
 * `page`, the page's own origin, is trusted without https too.
 */
export const trustedOrigins = (hosts: readonly string[], page?: string): string[] =>
  hosts.flatMap((host) => {
    const url = treacherous.test(host) ? null : URL.parse(host)
    if (!url || (url.href !== `${url.origin}/` && url.href !== url.origin)) return []
    return url.protocol === 'https:' || url.origin === page ? [url.origin] : []
  })

/** One of several; `random` is at least 0 and below 1. */
export const pickOne = <Item>(items: readonly Item[], random: number): Item | undefined =>
  items[Math.floor(random * items.length)]
