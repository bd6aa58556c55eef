/**
 * Whether the full suite runs (`npm run test:long`). The short suite omits some tests and runs others with
 * fewer cases. In both suites, tests of machines take every transition.
 */
export const isLong = process.env.LONG !== undefined

/**
 * Tag of browser tests that only the full suite runs. The short suite keeps a test for every row of the
 * specification.
 */
export const LONG = '@long'

/**
 * Tag of browser tests that the full suite also runs in translated pages. Tests tagged `[LONG, JOURNEY]`, in
 * this order, run in the short suite too, but only in translated pages.
 */
export const JOURNEY = '@journey'
