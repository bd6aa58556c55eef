import { contractPages } from '#ui/agent/agent-page.ts'
import { agentPageNames, agentServiceNames } from '#ui/agent/page-words.ts'
import { isSameName } from './-is-same-name.ts'
import { type LatePage, latePage } from './-late-page.tsx'

/** Pages of the agent centre that share a route, by the last part of their address; each is a script of its own. */
const agentViews: { readonly [name: string]: LatePage } = {
  account: latePage(
    agentPageNames.accountDetails,
    async () => (await import('./-agent-account-page.tsx')).AccountDetailsPage,
  ),
  bets: latePage(
    agentPageNames.teamBetting,
    async () => (await import('./-agent-bets-page.tsx')).TeamBettingPage,
  ),
  income: latePage(
    agentPageNames.myIncome,
    async () => (await import('./-agent-income-page.tsx')).MyIncomePage,
  ),
  losses: latePage(
    agentPageNames.userLoss,
    async () => (await import('./-agent-losses-page.tsx')).UserLossPage,
  ),
  messages: latePage(
    agentServiceNames.messages,
    async () => (await import('./-messages-page.tsx')).MessagesPage,
  ),
  register: latePage(
    agentPageNames.registerAccount,
    async () => (await import('./-agent-register-page.tsx')).RegisterAccount,
  ),
  team: latePage(
    agentPageNames.teamManagement,
    async () => (await import('./-agent-team-page.tsx')).TeamManagement,
  ),
}

/** The page of that name, if there is one. */
export const agentViewOf = (name: string): LatePage | undefined =>
  Object.entries(agentViews).find(([known]) => isSameName(known, name))?.[1]

/** AGENT-11: the kind of contract whose page has that name, if it is one. */
export const contractPageOf = (name: string) => contractPages.find((known) => isSameName(known, name))

/** LAYOUT-04: whether this names the centre's first page, whose own address has no name. */
export const isFirstPage = (name: string): boolean => isSameName('agentTeamOverview', name)
