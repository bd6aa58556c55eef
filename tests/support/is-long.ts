/**
 * Whether everything is tried (`npm run test:long`). Else as much as the time of every change allows: machines take every
 * transition in any case, and what is left out is their being done in a page once more, and some of what is done many times.
 */
export const isLong = process.env.LONG !== undefined

/** Tag of browser tests that are left to the long form: for each row of the specification a test that runs with every change stays. */
export const LONG = '@long'

/** Tag of browser tests that are run a second time in pages that the browser translates. */
export const JOURNEY = '@journey'
