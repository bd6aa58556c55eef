import { type QueryClient, useQuery } from '@tanstack/react-query'
import { readCounts } from '#api/site/badge-counts.ts'
import type { MemberCounts } from '#ui/kit/member-pages/member-page.ts'

/**
 * Returns the badge counts in the member centre (MEM-01). They are empty while unknown, and for trial players
 * (SESS-04).
 */
export function useMemberCounts(queries: QueryClient, hasCounts: boolean): MemberCounts {
  const counts = {
    queryKey: ['badges'],
    queryFn: ({ signal }: { signal: AbortSignal }) => readCounts(signal),
    enabled: hasCounts,
  }
  const { data } = useQuery(counts, queries)
  if (!data) return {}
  return {
    messageV2: data.messages,
    rewardCenter: data.rewards,
    bonusDetails: data.bonuses,
    referral: data.referrals,
    missionLeaderboard: data.missions,
    manualRebate: data.rebates,
    task: data.tasks,
    pointMall: data.points,
  }
}
