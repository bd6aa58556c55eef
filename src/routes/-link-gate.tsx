import type { ReactNode } from 'react'
import { LinkGateContext } from '#ui/notice/link-gate.ts'
import { useKnownPlaces } from './-use-known-places.ts'

/** Lets the links in what it holds lead to pages of this site, and to what this operator lets links lead to. */
export const LinkGate = ({ children }: { children: ReactNode }) => (
  <LinkGateContext value={useKnownPlaces()}>{children}</LinkGateContext>
)
