import type { AgentPlaces } from '#ui/agents/agent/agent-page.ts'

/** One route serves them all. */
const pageOf = (page: string) => `/agentHome/${page}` as '/agentHome'

/**
 * Which pages and services of the agent centre there are, and where. Menu, bar and header are made of it: what is not in it
 * stands in none of them. A page that is built adds its line.
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

/** CONTR-05: where a contract is offered. */
export const OFFER_PLACE = pageOf('contracts/offer')
