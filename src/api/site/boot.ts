import type { Boot } from '#protocol/site/boot.ts'

/** Language cookie, also read by the platform. */
export const COOKIE = 'lang'

/**
 * Boot data in the page, or null on a static host. The platform has already validated it, so it is not parsed
 * again.
 */
export function inlinedBoot(): Boot | null {
  const text = document.getElementById('boot')?.textContent
  return text ? (JSON.parse(text) as Boot) : null
}
