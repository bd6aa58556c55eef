import { msg } from '@lingui/core/macro'
import type { AnyRouter } from '@tanstack/react-router'
import { isSameName } from '#pages/kit/is-same-name.ts'
import { type LatePage, lazyPage } from '#pages/kit/loading/lazy-page.tsx'
import { preloadViews } from '#pages/kit/loading/preload-views.ts'
import { contractPages } from '#ui/agents/agent/agent-page.ts'
import { agentPageNames, agentServiceNames } from '#ui/agents/agent/page-text.ts'

/** Name of the first page. Its URL is `/agentHome`, without a name. */
const FIRST = ''

const contractPage = (kind: (typeof contractPages)[number]): LatePage =>
  lazyPage(agentPageNames[kind], async () =>
    (await import('./contract-bills.page.tsx')).contractBillsPageOf(kind),
  )

/** The agent centre's pages by path, each in its own chunk. */
const agentViews: { readonly [name: string]: LatePage } = {
  [FIRST]: lazyPage(
    agentPageNames.teamOverview,
    async () => (await import('./team-overview.page.tsx')).TeamOverviewPage,
  ),
  account: lazyPage(
    agentPageNames.accountDetails,
    async () => (await import('./agent-account.page.tsx')).AgentAccountPage,
  ),
  announcements: lazyPage(
    agentPageNames.announcements,
    async () => (await import('#pages/site/announcements.page.tsx')).AnnouncementsPage,
  ),
  bets: lazyPage(
    agentPageNames.teamBetting,
    async () => (await import('./agent-bets.page.tsx')).AgentBetsPage,
  ),
  contracts: lazyPage(
    agentPageNames.contracts,
    async () => (await import('./contracts.page.tsx')).ContractsPage,
  ),
  'contracts/offer': lazyPage(
    msg({ id: 'agents.contractOffer.title', message: 'Offer a contract' }),
    async () => (await import('./contract-offer.page.tsx')).ContractOfferPage,
  ),
  income: lazyPage(
    agentPageNames.myIncome,
    async () => (await import('./agent-income.page.tsx')).AgentIncomePage,
  ),
  losses: lazyPage(
    agentPageNames.userLoss,
    async () => (await import('./agent-losses.page.tsx')).AgentLossesPage,
  ),
  messages: lazyPage(agentServiceNames.messages, async () =>
    (await import('#pages/account/messages.page.tsx')).messagesPageOf('agent', agentServiceNames.messages),
  ),
  register: lazyPage(
    agentPageNames.registerAccount,
    async () => (await import('./agent-register.page.tsx')).AgentRegisterPage,
  ),
  team: lazyPage(
    agentPageNames.teamManagement,
    async () => (await import('./agent-team.page.tsx')).AgentTeamPage,
  ),
  ...Object.fromEntries(contractPages.map((kind) => [kind, contractPage(kind)])),
}

/** Returns the page's path within the agent centre. The path is empty for the first page. */
export const agentPageName = ({ page, act }: { page?: string; act?: string }): string =>
  [page, act].filter(Boolean).join('/')

export const agentViewOf = (name: string): LatePage | undefined =>
  Object.entries(agentViews).find(([known]) => isSameName(known, name))?.[1]

/** Whether this is `agentTeamOverview`, another name for the first page (LAYOUT-04). */
export const isFirstPage = (name: string): boolean => isSameName('agentTeamOverview', name)

export const preloadAgentPages = (router: AnyRouter): void =>
  preloadViews(router, '/agentHome/{-$page}/{-$act}', (params) => agentViewOf(agentPageName(params)))
