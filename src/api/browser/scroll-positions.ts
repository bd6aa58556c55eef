import { browserStorage } from './browser-storage.ts'

const tab = browserStorage('sessionStorage')
const nameOf = (stop: string) => `left ${stop}`

/** Notes how far down a page was, in pixels, when this stop on the way back was left with the whole document. */
export function saveLeftPlace(stop: string, top: number): void {
  if (top > 0) tab.write(nameOf(stop), String(Math.round(top)))
  else tab.remove(nameOf(stop))
}

/** How far down that was; 0 where nothing is known of it. */
export function leftPlace(stop: string): number {
  return Number(tab.read(nameOf(stop))) || 0
}
