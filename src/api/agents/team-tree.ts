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

export type TeamOrder = { sort: DownlineSort; descending: boolean }

export type LevelRequest = TeamOrder & {
  /** Null for the agent's direct downlines. */
  memberId: string | null
  /** Null for the first page of rows. */
  cursor: string | null
}

/** `currency` is the currency code of all balances. */
export type LevelPage = { downlines: readonly Downline[]; next: string | null; currency: string }

export type FoundPage = { found: readonly FoundMember[]; next: string | null; total: number }

/** Rows per page. The platform allows at most 100. */
const LEVEL_PAGE = 100
const FOUND_PAGE = 20
const AGENTS_PAGE = 50

export const readLevel = (
  { memberId, cursor, ...order }: LevelRequest,
  signal: AbortSignal,
): Promise<LevelPage> =>
  fetchValue(
    listDownlines,
    { ...order, memberId: memberId ?? undefined, cursor: cursor ?? undefined, limit: LEVEL_PAGE },
    { signal },
  )

export const readDirectAgents = (
  { search, cursor }: { search: string; cursor: string | undefined },
  signal: AbortSignal,
): Promise<LevelPage> =>
  fetchValue(listDownlines, { search, cursor, agentsOnly: true, limit: AGENTS_PAGE }, { signal })

export const findInTeam = (
  { search, cursor }: { search: string; cursor: string | null },
  signal: AbortSignal,
): Promise<FoundPage> =>
  fetchValue(searchTeam, { search, cursor: cursor ?? undefined, limit: FOUND_PAGE }, { signal })

/**
 * Returns a team member's activity in a range of days. Throws `CallFailed` with the reason `missing` if the
 * member is not in the team.
 */
export const readDetails = (
  asked: RequestOf<typeof readDownline>,
  signal: AbortSignal,
): Promise<DownlineDetails> => fetchValue(readDownline, asked, { signal })
