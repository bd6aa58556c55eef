import { createContext } from 'react'

/** Where pictures of the platform come from. */
export type PictureHosts = {
  /** Origins in the order in which a picture is looked for; empty text for the page's own. */
  origins: readonly string[]
  /** A picture came from one that is not the first: it goes first from now on. */
  prefer(origin: string): void
}

/** Where nothing else is said, pictures come from where the page came from. */
export const PictureHostsContext = createContext<PictureHosts>({ origins: [''], prefer: () => {} })
