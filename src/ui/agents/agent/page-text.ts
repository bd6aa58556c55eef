import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AgentPage, AgentService } from './agent-page.ts'

export const agentPageNames: Record<AgentPage, MessageDescriptor> = {
  announcements: msg({ id: 'common.announcements', message: 'Announcements' }),
  teamOverview: msg({ id: 'agents.teamOverview.title', message: 'Team overview' }),
  registerAccount: msg({ id: 'agents.downlineRegistration.title', message: 'Create account' }),
  teamManagement: msg({ id: 'agents.team.title', message: 'Team management' }),
  teamBetting: msg({ id: 'agents.teamBetting.title', message: 'Team betting' }),
  userLoss: msg({ id: 'agents.playerLosses.title', message: 'Player losses' }),
  myIncome: msg({ id: 'agents.myEarnings.title', message: 'My earnings' }),
  accountDetails: msg({ id: 'agents.accountDetails.title', message: 'Transaction history' }),
  contracts: msg({ id: 'agents.contracts.title', message: 'Contracts' }),
  dividend: msg({ id: 'common.dividend', message: 'Dividend' }),
  dailySalary: msg({ id: 'common.dailySalary', message: 'Daily salary' }),
  hourlySalary: msg({ id: 'common.hourlySalary', message: 'Hourly salary' }),
  realTimeSalary: msg({ id: 'common.realTimeSalary', message: 'Real-time salary' }),
}

export const agentServiceNames: Record<AgentService, MessageDescriptor> = {
  deposit: msg({ id: 'common.deposit', message: 'Deposit' }),
  withdraw: msg({ id: 'common.withdraw', message: 'Withdraw' }),
  messages: msg({ id: 'agents.nav.messages', message: 'Messages' }),
  support: msg({ id: 'common.customerSupport', message: 'Customer support' }),
}
