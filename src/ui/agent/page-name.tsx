import { Trans } from '@lingui/react/macro'
import type { AgentPage, AgentService } from './agent-page.ts'

/** What a page of the agent centre is called, everywhere. */
export function PageName({ page }: { page: AgentPage }) {
  switch (page) {
    case 'announcements':
      return <Trans>Announcements</Trans>
    case 'teamOverview':
      return <Trans>Team overview</Trans>
    case 'registerAccount':
      return <Trans>Register account</Trans>
    case 'teamManagement':
      return <Trans>Team management</Trans>
    case 'teamBetting':
      return <Trans>Team betting</Trans>
    case 'userLoss':
      return <Trans>User loss</Trans>
    case 'myIncome':
      return <Trans>My income</Trans>
    case 'accountDetails':
      return <Trans>Account details</Trans>
    case 'contracts':
      return <Trans>Contracts</Trans>
    case 'dividend':
      return <Trans>Dividend</Trans>
    case 'dailySalary':
      return <Trans>Daily wage</Trans>
    case 'hourlySalary':
      return <Trans>Hourly salary</Trans>
    case 'realTimeSalary':
      return <Trans>Real-time salary</Trans>
  }
}

/** What the header's other ways are called. */
export function ServiceName({ service }: { service: AgentService }) {
  switch (service) {
    case 'deposit':
      return <Trans>Deposit</Trans>
    case 'withdraw':
      return <Trans>Withdraw</Trans>
    case 'messages':
      return <Trans>Platform information</Trans>
    case 'support':
      return <Trans>Customer service</Trans>
  }
}
