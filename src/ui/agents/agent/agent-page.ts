import type { LinkProps } from '@tanstack/react-router'
import type { Waiting } from '#machines/agents/contract-status.types.ts'

/**
 * One page for each contract kind. A page is shown only to agents with a contract or an unanswered request of
 * its kind (AGENT-09).
 */
export const contractPages = ['dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'] as const

/** Pages of the agent centre, in menu order (AGENT-04). */
export const agentPages = [
  'announcements',
  'teamOverview',
  'registerAccount',
  'teamManagement',
  'teamBetting',
  'userLoss',
  'myIncome',
  'accountDetails',
  'contracts',
  ...contractPages,
] as const

export type AgentPage = (typeof agentPages)[number]

/** Services that the header links to (AGENT-03). */
export type AgentService = 'deposit' | 'withdraw' | 'messages' | 'support'

export type AgentUnread = { readonly [Service in AgentService]?: number }

export type AgentPlaces = { readonly [Place in AgentPage | AgentService]?: NonNullable<LinkProps['to']> }

export type AgentFlags = Readonly<Record<(typeof contractPages)[number], boolean>>

export type AgentContracts =
  | { state: 'coming' }
  | { state: 'loadFailed'; onReload: () => void }
  | { state: 'known'; flags: AgentFlags; waiting: Waiting }

export type AgentEntry = { page: AgentPage; to: NonNullable<LinkProps['to']> }

const isFlagged = (page: AgentPage): page is keyof AgentFlags =>
  contractPages.some((contract) => contract === page)

/**
 * Returns the menu's entries: the pages that this site offers. A contract page is included only if the agent
 * has a contract or an unanswered request of its kind.
 */
export const agentEntries = (places: AgentPlaces, contracts: AgentContracts): AgentEntry[] =>
  agentPages.flatMap((page) => {
    const to = places[page]
    const has = !isFlagged(page) || (contracts.state === 'known' && contracts.flags[page])
    return to === undefined || !has ? [] : [{ page, to }]
  })
