import type { AgentPlaces } from '#ui/agents/agent/agent-page.ts'

/** One route serves all pages. */
const pageOf = (page: string) => `/agentHome/${page}` as '/agentHome'

/**
 * Pages and services of the agent centre and their paths. Menu, bar and header list only these; a new page
 * adds a line here.
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

/** CONTR-05. */
export const OFFER_PLACE = pageOf('contracts/offer')
