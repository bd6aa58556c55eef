import { type Answer, callApi, fetchValue } from '#api/http/call-api.ts'
import {
  exportTeamBets,
  exportTeamOverview,
  exportUserLosses,
  listTeamBets,
  listUserLosses,
  readTeamOverview,
  type TeamBets,
  type TeamOverview,
  type UserLosses,
} from '#protocol/agents/team-reports.ts'
import type { RequestInput } from '#protocol/kit/call.ts'

export const readOverview = (
  asked: RequestInput<typeof readTeamOverview>,
  signal: AbortSignal,
): Promise<TeamOverview> => fetchValue(readTeamOverview, asked, { signal })

export const exportOverview = (
  asked: RequestInput<typeof exportTeamOverview>,
): Promise<Answer<typeof exportTeamOverview>> => callApi(exportTeamOverview, asked)

export const readBets = (asked: RequestInput<typeof listTeamBets>, signal: AbortSignal): Promise<TeamBets> =>
  fetchValue(listTeamBets, asked, { signal })

export const readLosses = (
  asked: RequestInput<typeof listUserLosses>,
  signal: AbortSignal,
): Promise<UserLosses> => fetchValue(listUserLosses, asked, { signal })

export const exportBets = (
  asked: RequestInput<typeof exportTeamBets>,
): Promise<Answer<typeof exportTeamBets>> => callApi(exportTeamBets, asked)

export const exportLosses = (
  asked: RequestInput<typeof exportUserLosses>,
): Promise<Answer<typeof exportUserLosses>> => callApi(exportUserLosses, asked)
