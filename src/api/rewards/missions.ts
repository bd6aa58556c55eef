import { fetchValue } from '#api/http/call-api.ts'
import type { RequestInput } from '#protocol/kit/call.ts'
import {
  type Leaderboard,
  type MissionSummary,
  readMissionLeaderboard,
  readMissionSummary,
} from '#protocol/rewards/missions.ts'

export const readMissions = (signal: AbortSignal): Promise<MissionSummary> =>
  fetchValue(readMissionSummary, {}, { signal })

export const readLeaderboard = (
  asked: RequestInput<typeof readMissionLeaderboard>,
  signal: AbortSignal,
): Promise<Leaderboard> => fetchValue(readMissionLeaderboard, asked, { signal })
