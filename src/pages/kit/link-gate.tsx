import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type LinkGate as Gate, LinkGateContext } from '#ui/kit/html/link-gate.ts'
import { useKnownPlaces } from './use-known-places.ts'

/**
 * Links to pages of this site navigate without a reload. Of external links, only those to the operator's
 * domains work.
 */
export function LinkGate({ children }: { children: ReactNode }) {
  const router = useRouter()
  const { hasPage, domains } = useKnownPlaces()
  const gate: Gate = { hasPage, domains, onFollow: (href) => void router.navigate({ href }) }
  return <LinkGateContext value={gate}>{children}</LinkGateContext>
}
