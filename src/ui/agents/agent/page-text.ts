import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AgentPage, AgentService } from './agent-page.ts'

export const agentPageNames: Record<AgentPage, MessageDescriptor> = {
  announcements: msg`Announcements`,
  teamOverview: msg`Team overview`,
  registerAccount: msg`Register account`,
  teamManagement: msg`Team management`,
  teamBetting: msg`Team betting`,
  userLoss: msg`User loss`,
  myIncome: msg`My income`,
  accountDetails: msg`Account details`,
  contracts: msg`Contracts`,
  dividend: msg`Dividend`,
  dailySalary: msg`Daily wage`,
  hourlySalary: msg`Hourly salary`,
  realTimeSalary: msg`Real-time salary`,
}

export const agentServiceNames: Record<AgentService, MessageDescriptor> = {
  deposit: msg`Deposit`,
  withdraw: msg`Withdraw`,
  messages: msg`Platform information`,
  support: msg`Customer service`,
}
