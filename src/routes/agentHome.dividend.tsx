import { createFileRoute } from '@tanstack/react-router'
import { ContractBillsPage } from './-contract-bills-page.tsx'

/** AGENT-11. */
export const Route = createFileRoute('/agentHome/dividend')({ component: DividendPage })

function DividendPage() {
  return <ContractBillsPage kind="dividend" />
}
