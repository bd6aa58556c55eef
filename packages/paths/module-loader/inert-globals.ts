import { standIn } from './stand-in.ts'

/**
 * Replacements for a module's globals. Timers never fire, and there is no network, page, console or process.
 * `bundled.ts` lists the globals that each of them replaces.
 */
export { standIn }

export const timer = () => 0

export const storage = {
  length: 0,
  getItem: () => null,
  key: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
}
