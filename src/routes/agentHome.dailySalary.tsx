import { createFileRoute } from '@tanstack/react-router'
import { ContractBillsPage } from './-contract-bills-page.tsx'

/** AGENT-11. */
export const Route = createFileRoute('/agentHome/dailySalary')({ component: DailySalaryPage })

function DailySalaryPage() {
  return <ContractBillsPage kind="dailySalary" />
}
