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

test('[AGENT-04] lists agent pages in order, with dividend and salary pages only if their flags are on', () => {
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

test('the agent menu omits pages that do not exist on the site', () => {
  expect(pagesOf({ myIncome: '/agentHome' }, { ...off, dividend: true })).toEqual(['myIncome'])
})

test('[AGENT-09] lists no dividend or salary pages while the agent’s contracts are unknown', () => {
  const pages = (contracts: AgentContracts) => agentEntries(everywhere, contracts).map(({ page }) => page)
  expect(pages({ state: 'coming' })).toEqual(pagesOf(everywhere, off))
  expect(pages({ state: 'loadFailed', onReload: () => {} })).toEqual(pagesOf(everywhere, off))
})
