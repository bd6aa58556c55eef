import type { Address } from './address.ts'

/** The panel of an address with a path but no panel. */
export const PATHS = 'paths'

export const SIMULATE = 'simulate'

/** The panel of the running application, beside a chart or the map. */
export const LIVE = 'live'

/** The page of all specification rows, in an address without a machine. */
export const ROWS = 'rows'

/** The view that an address selects. Undefined if it leaves that open. */
export const viewOf = ({ view, path }: Address): string | undefined =>
  // A shared link to a path opens it with its steps.
  view ?? (path === undefined ? undefined : PATHS)
