import { createContext } from 'react'

export type LinkGate = {
  /** Whether a path is a page of this site. */
  hasPage: (path: string) => boolean
  /** Domains the operator allows; null while unknown. */
  domains: readonly string[] | null
  onFollow: (address: string) => void
}

/** By default all links are blocked. */
export const LinkGateContext = createContext<LinkGate>({
  hasPage: () => false,
  domains: null,
  onFollow: () => undefined,
})
