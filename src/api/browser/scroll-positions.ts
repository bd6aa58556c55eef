import { browserStorage } from './browser-storage.ts'

const tab = browserStorage('sessionStorage')
const nameOf = (stop: string) => `left ${stop}`

/**
 * Saves the scroll position in px when a full page load replaces this page. `stop` identifies the history
 * entry.
 */
export function saveScrollPosition(stop: string, top: number): void {
  if (top > 0) tab.write(nameOf(stop), String(Math.round(top)))
  else tab.remove(nameOf(stop))
}

/** Returns the saved scroll position in px, or 0 if there is none. */
export function scrollPosition(stop: string): number {
  return Number(tab.read(nameOf(stop))) || 0
}
