import { createContext } from 'react'

export type PictureHosts = {
  /** Origins in order of preference; an empty string is the page's own. */
  origins: readonly string[]
  /** Moves an origin that worked to the front. */
  prefer(origin: string): void
}

export const PictureHostsContext = createContext<PictureHosts>({ origins: [''], prefer: () => {} })
