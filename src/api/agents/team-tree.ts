import { fetchValue } from '#api/http/call-api.ts'
import {
  type Downline,
  type DownlineDetails,
  type DownlineSort,
  type FoundMember,
  listDownlines,
  readDownline,
  searchTeam,
} from '#protocol/agents/team-tree.ts'
import type { RequestOf } from '#protocol/kit/call.ts'

/** How the levels of a team are ordered. */
export type TeamOrder = { sort: DownlineSort; descending: boolean }

export type LevelRequest = TeamOrder & {
  /** Whose direct downlines; null for the agent's own. */
  memberId: string | null
  /** What the page before gave; null for the first. */
  cursor: string | null
}

/** A page of one level; `currency` is the code that the balances are in. */
export type LevelPage = { downlines: readonly Downline[]; next: string | null; currency: string }

export type FoundPage = { found: readonly FoundMember[]; next: string | null; total: number }

/** Rows of a level that come at once; the most that the platform gives. */
const LEVEL_PAGE = 100
const FOUND_PAGE = 20
const AGENTS_PAGE = 50

/** A page of the direct downlines of the agent, or of somebody beneath. Throws `CallFailed`. */
export const readLevel = (
  { memberId, cursor, ...order }: LevelRequest,
  signal: AbortSignal,
): Promise<LevelPage> =>
  fetchValue(
    listDownlines,
    { ...order, memberId: memberId ?? undefined, cursor: cursor ?? undefined, limit: LEVEL_PAGE },
    { signal },
  )

/** A page of the agent's direct downlines who are agents, those whose account or nickname a text is in. Throws `CallFailed`. */
export const readDirectAgents = (
  { search, cursor }: { search: string; cursor: string | undefined },
  signal: AbortSignal,
): Promise<LevelPage> =>
  fetchValue(listDownlines, { search, cursor, agentsOnly: true, limit: AGENTS_PAGE }, { signal })

/** A page of the members of the whole team whose account or nickname a text is in. Throws `CallFailed`. */
export const findInTeam = (
  { search, cursor }: { search: string; cursor: string | null },
  signal: AbortSignal,
): Promise<FoundPage> =>
  fetchValue(searchTeam, { search, cursor: cursor ?? undefined, limit: FOUND_PAGE }, { signal })

/** What somebody in the team did in a range of days, and what stands with them. Throws `CallFailed`, with `missing` for somebody who is in no team of the agent's. */
export const readDetails = (
  asked: RequestOf<typeof readDownline>,
  signal: AbortSignal,
): Promise<DownlineDetails> => fetchValue(readDownline, asked, { signal })
