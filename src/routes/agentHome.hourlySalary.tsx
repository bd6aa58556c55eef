import { createFileRoute } from '@tanstack/react-router'
import { ContractBillsPage } from './-contract-bills-page.tsx'

/** AGENT-11. */
export const Route = createFileRoute('/agentHome/hourlySalary')({ component: HourlySalaryPage })

function HourlySalaryPage() {
  return <ContractBillsPage kind="hourlySalary" />
}
