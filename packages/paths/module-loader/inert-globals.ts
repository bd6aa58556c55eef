import { standIn } from './stand-in.ts'

/**
 * What a module that is only read has around it in place of the real things: timers that never fire, no network, no page, no
 * console, no process. Each stands under the name that it takes the place of.
 */
export { standIn }

/** Says that there are none, and never calls back. */
export const timer = () => 0

/** A storage with nothing in it, which keeps nothing. */
export const storage = {
  length: 0,
  getItem: () => null,
  key: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
}
