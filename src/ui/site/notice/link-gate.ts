import { createContext } from 'react'

/** Where links in the operator's texts may lead. */
export type LinkGate = {
  /** Whether this site has a page at a path. */
  hasPage: (path: string) => boolean
  /** Domains that the operator lets links lead to; null while they are not known. */
  domains: readonly string[] | null
  /** Goes to an address of this site without leaving the document. */
  onFollow: (address: string) => void
}

/** Where nothing is set the links of a text lead nowhere. */
export const LinkGateContext = createContext<LinkGate>({
  hasPage: () => false,
  domains: null,
  onFollow: () => undefined,
})
