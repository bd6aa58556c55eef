import { createFileRoute } from '@tanstack/react-router'
import { ContractBillsPage } from './-contract-bills-page.tsx'

/** AGENT-11. */
export const Route = createFileRoute('/agentHome/realTimeSalary')({ component: RealTimeSalaryPage })

function RealTimeSalaryPage() {
  return <ContractBillsPage kind="realTimeSalary" />
}
