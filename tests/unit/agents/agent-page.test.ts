import { expect, test } from 'vitest'
import {
  type AgentContracts,
  type AgentPlaces,
  agentEntries,
  agentPages,
} from '#ui/agents/agent/agent-page.ts'

const off = { dividend: false, dailySalary: false, hourlySalary: false, realTimeSalary: false }
const waiting = { count: 0, hasMore: false }
const everywhere: AgentPlaces = Object.fromEntries(agentPages.map((page) => [page, '/agentHome']))

const pagesOf = (places: AgentPlaces, flags: typeof off) =>
  agentEntries(places, { state: 'known', flags, waiting }).map(({ page }) => page)

test('[AGENT-04] the menu has its pages in their order, those of contracts only where their flag is on', () => {
  const usual = [
    'announcements',
    'teamOverview',
    'registerAccount',
    'teamManagement',
    'teamBetting',
    'userLoss',
    'myIncome',
    'accountDetails',
    'contracts',
  ]
  expect(pagesOf(everywhere, off)).toEqual(usual)
  expect(pagesOf(everywhere, { ...off, hourlySalary: true })).toEqual([...usual, 'hourlySalary'])
  expect(
    pagesOf(everywhere, { dividend: true, dailySalary: true, hourlySalary: true, realTimeSalary: true }),
  ).toEqual([...usual, 'dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'])
})

test('what the site has not got is in no menu', () => {
  expect(pagesOf({ myIncome: '/agentHome' }, { ...off, dividend: true })).toEqual(['myIncome'])
})

test('[AGENT-09] while it is not known which contracts there are, the menu has no page of them', () => {
  const pages = (contracts: AgentContracts) => agentEntries(everywhere, contracts).map(({ page }) => page)
  expect(pages({ state: 'coming' })).toEqual(pagesOf(everywhere, off))
  expect(pages({ state: 'unread', onReread: () => {} })).toEqual(pagesOf(everywhere, off))
})
