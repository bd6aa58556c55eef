/**
 * Whether the full suite runs (`npm run test:long`). The short suite omits repetitions in the browser and of
 * random tests. In both suites, tests of machines take every transition.
 */
export const isLong = process.env.LONG !== undefined

/**
 * Tag of browser tests in the full suite only. The short suite keeps a test for every row of the
 * specification.
 */
export const LONG = '@long'

/**
 * Tag of browser tests that also run in translated pages. With `LONG` before it, the short suite runs them in
 * translated pages only.
 */
export const JOURNEY = '@journey'
