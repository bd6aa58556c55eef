import type { Boot } from '#protocol/site/boot.ts'

/** Name of the language cookie. The platform reads it too. */
export const COOKIE = 'lang'

/**
 * Returns the boot data inlined in the page, or null on a static host. The platform has already validated the
 * data.
 */
export function inlinedBoot(): Boot | null {
  const text = document.getElementById('boot')?.textContent
  return text ? (JSON.parse(text) as Boot) : null
}
