/**
 * Whether the full suite runs (`npm run test:long`). The short one omits repetitions in the browser and of
 * random tests; machines take every transition either way.
 */
export const isLong = process.env.LONG !== undefined

/**
 * Tag of browser tests in the full suite only; every row of the specification keeps a test in the short one.
 */
export const LONG = '@long'

/**
 * Tag of browser tests that run in translated pages too. With `LONG` before it, the short suite runs them in
 * translated pages only.
 */
export const JOURNEY = '@journey'
