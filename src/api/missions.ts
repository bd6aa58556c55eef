import type { RequestInput } from '#contract/call.ts'
import {
  type Leaderboard,
  type MissionSummary,
  readMissionLeaderboard,
  readMissionSummary,
} from '#contract/missions.ts'
import { read } from './ask.ts'

/** The missions that run. Throws `CallFailed`. */
export const readMissions = (signal: AbortSignal): Promise<MissionSummary> =>
  read(readMissionSummary, {}, { signal })

/** A page of who is furthest with them. Throws `CallFailed`. */
export const readLeaderboard = (
  asked: RequestInput<typeof readMissionLeaderboard>,
  signal: AbortSignal,
): Promise<Leaderboard> => read(readMissionLeaderboard, asked, { signal })
