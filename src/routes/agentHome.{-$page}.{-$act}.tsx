import { createFileRoute, Navigate } from '@tanstack/react-router'
import { NotInCentre } from '#ui/agent/not-in-centre.tsx'
import { agentPageName, agentViewOf, contractPageOf, isFirstPage } from './-agent-views.ts'
import { ContractBillsPage } from './-contract-bills-page.tsx'
import { LatePageHere } from './-late-page.tsx'

/** The pages of the agent centre. One route, for each would be in the scripts that Home waits for. */
export const Route = createFileRoute('/agentHome/{-$page}/{-$act}')({ component: AgentPage })

function AgentPage() {
  const name = agentPageName(Route.useParams())
  if (isFirstPage(name)) return <Navigate to="/agentHome" replace />
  const kind = contractPageOf(name)
  // AGENT-11: each kind of contract with its bills.
  if (kind) return <ContractBillsPage key={kind} kind={kind} />
  const page = agentViewOf(name)
  return page ? <LatePageHere page={page} /> : <NotInCentre />
}
