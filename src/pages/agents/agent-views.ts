import { msg } from '@lingui/core/macro'
import { isSameName } from '#pages/kit/is-same-name.ts'
import { type LatePage, latePage } from '#pages/kit/lazy-page.tsx'
import { contractPages } from '#ui/agents/agent/agent-page.ts'
import { agentPageNames, agentServiceNames } from '#ui/agents/agent/page-words.ts'

/** The centre's own address, without a name, shows this. */
const FIRST = ''

/** AGENT-11: each kind of contract with its bills. */
const contractPage = (kind: (typeof contractPages)[number]): LatePage =>
  latePage(agentPageNames[kind], async () =>
    (await import('./contract-bills.page.tsx')).contractBillsPageOf(kind),
  )

/** Pages of the agent centre, by what follows its address; each is a script of its own. */
const agentViews: { readonly [name: string]: LatePage } = {
  [FIRST]: latePage(
    agentPageNames.teamOverview,
    async () => (await import('./team-overview.page.tsx')).TeamOverviewPage,
  ),
  account: latePage(
    agentPageNames.accountDetails,
    async () => (await import('./agent-account.page.tsx')).AccountDetailsPage,
  ),
  announcements: latePage(
    agentPageNames.announcements,
    async () => (await import('#pages/site/announcements.page.tsx')).AnnouncementsPage,
  ),
  bets: latePage(
    agentPageNames.teamBetting,
    async () => (await import('./agent-bets.page.tsx')).TeamBettingPage,
  ),
  contracts: latePage(
    agentPageNames.contracts,
    async () => (await import('./contracts.page.tsx')).ContractsPage,
  ),
  'contracts/offer': latePage(
    msg`Offer a contract`,
    async () => (await import('./contract-offer.page.tsx')).OfferContractPage,
  ),
  income: latePage(
    agentPageNames.myIncome,
    async () => (await import('./agent-income.page.tsx')).MyIncomePage,
  ),
  losses: latePage(
    agentPageNames.userLoss,
    async () => (await import('./agent-losses.page.tsx')).UserLossPage,
  ),
  messages: latePage(agentServiceNames.messages, async () =>
    (await import('#pages/account/messages.page.tsx')).messagesPageOf('agent', agentServiceNames.messages),
  ),
  register: latePage(
    agentPageNames.registerAccount,
    async () => (await import('./agent-register.page.tsx')).RegisterAccount,
  ),
  team: latePage(
    agentPageNames.teamManagement,
    async () => (await import('./agent-team.page.tsx')).TeamManagement,
  ),
  ...Object.fromEntries(contractPages.map((kind) => [kind, contractPage(kind)])),
}

/** What names a page of the centre in its address; empty for its first. */
export const agentPageName = ({ page, act }: { page?: string; act?: string }): string =>
  [page, act].filter(Boolean).join('/')

/** The page of that name, if there is one. */
export const agentViewOf = (name: string): LatePage | undefined =>
  Object.entries(agentViews).find(([known]) => isSameName(known, name))?.[1]

/** LAYOUT-04: whether this names the centre's first page, whose own address has no name. */
export const isFirstPage = (name: string): boolean => isSameName('agentTeamOverview', name)
