import type { Address } from './address.ts'

/** The panel that an address with a path and no panel means. */
export const PATHS = 'paths'

/** The panel in which a machine is led by hand. */
export const SIMULATE = 'simulate'

/** What stands beside a chart, and beside the map of all. */
export const LIVE = 'live'

/** The page of all rows, in an address without a machine. */
export const ROWS = 'rows'

/** What an address says is to be read; undefined where it leaves that open. */
export const viewOf = ({ view, path }: Address): string | undefined =>
  // A path that somebody was sent is to be seen with its steps.
  view ?? (path === undefined ? undefined : PATHS)
