import { createContext } from 'react'

export type LinkGate = {
  hasPage: (path: string) => boolean
  /** The domains that the operator allows. Null while unknown. */
  domains: readonly string[] | null
  onFollow: (address: string) => void
}

/** Without a provider, only links to email addresses work. */
export const LinkGateContext = createContext<LinkGate>({
  hasPage: () => false,
  domains: null,
  onFollow: () => undefined,
})
