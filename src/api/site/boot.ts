import type { Boot } from '#protocol/site/boot.ts'

/** Name of the cookie that keeps the chosen language, read by the platform too. */
export const COOKIE = 'lang'

/**
 * The boot data that the platform wrote into the page, or null on a static host. It came in the same answer as the
 * page itself, and the platform has held it against its schema, so it isn't parsed here again.
 */
export function inlinedBoot(): Boot | null {
  const text = document.getElementById('boot')?.textContent
  return text ? (JSON.parse(text) as Boot) : null
}
