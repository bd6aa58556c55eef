import { createContext } from 'react'

export type LinkGate = {
  hasPage: (path: string) => boolean
  /** Domains that the operator allows; null while unknown. */
  domains: readonly string[] | null
  onFollow: (address: string) => void
}

/** Blocks all links by default. */
export const LinkGateContext = createContext<LinkGate>({
  hasPage: () => false,
  domains: null,
  onFollow: () => undefined,
})
