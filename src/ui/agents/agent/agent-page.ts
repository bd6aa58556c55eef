import type { LinkProps } from '@tanstack/react-router'
import type { Waiting } from '#machines/agents/contract-standing.types.ts'

/** Pages whose contracts an agent may have or not (AGENT-09). */
export const contractPages = ['dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'] as const

/** Pages of the agent centre, in the menu's order (AGENT-04). */
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

/** What the header leads to besides (AGENT-03). */
export type AgentService = 'deposit' | 'withdraw' | 'messages' | 'support'

/** How much was not read behind a service that says so. */
export type AgentUnread = { readonly [Service in AgentService]?: number }

/** Addresses of the pages and services that the site has. */
export type AgentPlaces = { readonly [Place in AgentPage | AgentService]?: NonNullable<LinkProps['to']> }

/** Which kinds of contract the agent has, or is offered. */
export type AgentFlags = Readonly<Record<(typeof contractPages)[number], boolean>>

/** What is known of that, and what waits for the agent's answer: nothing while it is on its way, or after it did not arrive. */
export type AgentContracts =
  | { state: 'coming' }
  | { state: 'unread'; onReread: () => void }
  | { state: 'known'; flags: AgentFlags; waiting: Waiting }

export type AgentEntry = { page: AgentPage; to: NonNullable<LinkProps['to']> }

const isFlagged = (page: AgentPage): page is keyof AgentFlags =>
  contractPages.some((contract) => contract === page)

/** The menu of an agent: pages that the site has, those of contracts where the agent has to do with one. */
export const agentEntries = (places: AgentPlaces, contracts: AgentContracts): AgentEntry[] =>
  agentPages.flatMap((page) => {
    const to = places[page]
    const has = !isFlagged(page) || (contracts.state === 'known' && contracts.flags[page])
    return to === undefined || !has ? [] : [{ page, to }]
  })
