import { fetchValue } from '#api/http/call-api.ts'
import type { RequestInput } from '#protocol/kit/call.ts'
import {
  type Leaderboard,
  type MissionSummary,
  readMissionLeaderboard,
  readMissionSummary,
} from '#protocol/rewards/missions.ts'

/** The missions that run. Throws `CallFailed`. */
export const readMissions = (signal: AbortSignal): Promise<MissionSummary> =>
  fetchValue(readMissionSummary, {}, { signal })

/** A page of who is furthest with them. Throws `CallFailed`. */
export const readLeaderboard = (
  asked: RequestInput<typeof readMissionLeaderboard>,
  signal: AbortSignal,
): Promise<Leaderboard> => fetchValue(readMissionLeaderboard, asked, { signal })
