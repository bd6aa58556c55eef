import { createContext } from 'react'

export type PictureHosts = {
  /** Origins in order of preference. The empty string is the page's own origin. */
  origins: readonly string[]
  /** Moves an origin to the front after it has worked. */
  prefer(origin: string): void
}

export const PictureHostsContext = createContext<PictureHosts>({ origins: [''], prefer: () => {} })
