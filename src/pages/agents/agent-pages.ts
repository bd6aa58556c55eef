import type { AgentPlaces } from '#ui/agents/agent/agent-page.ts'

/**
 * Returns the path of a page in the agent centre. All pages share one route, so the router has no type for
 * each path.
 */
const pageOf = (page: string) => `/agentHome/${page}` as '/agentHome'

/**
 * Paths of the agent centre's pages and services. The menu, the bottom bar and the header link only to these.
 */
export const agentPlaces = {
  announcements: pageOf('announcements'),
  teamOverview: '/agentHome',
  registerAccount: pageOf('register'),
  teamManagement: pageOf('team'),
  teamBetting: pageOf('bets'),
  userLoss: pageOf('losses'),
  myIncome: pageOf('income'),
  accountDetails: pageOf('account'),
  contracts: pageOf('contracts'),
  dividend: pageOf('dividend'),
  dailySalary: pageOf('dailySalary'),
  hourlySalary: pageOf('hourlySalary'),
  realTimeSalary: pageOf('realTimeSalary'),
  messages: pageOf('messages'),
  support: '/customerService' as '/agentHome',
  deposit: '/member/depositv2' as '/agentHome',
  withdraw: '/member/withdraw' as '/agentHome',
} as const satisfies AgentPlaces

export const OFFER_PLACE = pageOf('contracts/offer')
