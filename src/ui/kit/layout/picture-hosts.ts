import { createContext } from 'react'

export type PictureHosts = {
  /** Origins in order of preference. An empty string is the page's own origin. */
  origins: readonly string[]
  /** Moves an origin that has worked to the front. */
  prefer(origin: string): void
}

export const PictureHostsContext = createContext<PictureHosts>({ origins: [''], prefer: () => {} })
