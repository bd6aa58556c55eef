import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type LinkGate as Gate, LinkGateContext } from '#ui/kit/html/link-gate.ts'
import { useKnownPlaces } from './use-known-places.ts'

/**
 * Opens links to this site's pages without a reload. External links work only if they lead to the operator's
 * domains.
 */
export function LinkGate({ children }: { children: ReactNode }) {
  const router = useRouter()
  const { hasPage, domains } = useKnownPlaces()
  const gate: Gate = { hasPage, domains, onFollow: (href) => void router.navigate({ href }) }
  return <LinkGateContext value={gate}>{children}</LinkGateContext>
}
