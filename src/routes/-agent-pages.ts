import type { AgentPlaces } from '#ui/agent/agent-page.ts'

/**
 * Which pages and services of the agent centre there are, and where. Menu, bar and header are made of it: what is not in it
 * stands in none of them. A page that is built adds its line.
 */
export const agentPlaces: AgentPlaces = {
  announcements: '/agentHome/announcements',
  teamOverview: '/agentHome',
  registerAccount: '/agentHome/register',
  teamManagement: '/agentHome/team',
  teamBetting: '/agentHome/bets',
  userLoss: '/agentHome/losses',
  myIncome: '/agentHome/income',
  accountDetails: '/agentHome/account',
  contracts: '/agentHome/contracts',
  dividend: '/agentHome/dividend',
  dailySalary: '/agentHome/dailySalary',
  hourlySalary: '/agentHome/hourlySalary',
  realTimeSalary: '/agentHome/realTimeSalary',
  messages: '/agentHome/messages',
}
