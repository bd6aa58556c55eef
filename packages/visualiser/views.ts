import type { Address } from './address.ts'

/** The panel of paths. It also opens if the URL contains a path but no panel. */
export const PATHS = 'paths'

export const SIMULATE = 'simulate'

/** The panel that inspects the running application, beside a chart or the map. */
export const LIVE = 'live'

/** The page with all rows of the specification. Its URL contains no machine. */
export const ROWS = 'rows'

/** Returns the view that the URL selects, or undefined if it selects none. */
export const viewOf = ({ view, path }: Address): string | undefined =>
  // A link to a path opens the panel with its steps.
  view ?? (path === undefined ? undefined : PATHS)
