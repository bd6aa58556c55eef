import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import * as v from 'valibot'
import { readLeaderboard, readMissions } from '#api/rewards/missions.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { infiniteRows } from '#pages/kit/infinite-rows.tsx'
import { queryPart } from '#pages/kit/query-part.ts'
import { orNothing } from '#pages/kit/search-params.ts'
import { useAddressSearch } from '#pages/kit/use-address-search.ts'
import { missionPeriod } from '#protocol/rewards/missions.ts'
import { Leaderboard } from '#ui/rewards/missions/leaderboard.tsx'
import { MissionPage as View } from '#ui/rewards/missions/mission-page.tsx'
import type { ClaimActor } from '#ui/rewards/reward-claim/claim-feedback.tsx'
import { Claiming } from './claiming.tsx'

const named = v.object({ period: orNothing(missionPeriod) })

/** Missions and their leaderboard (MEM-12). The URL holds the leaderboard's period. */
export const MissionPage = () => <Claiming page={Missions} />

function Missions({ claim }: { claim: ClaimActor }) {
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const query = useQuery({
    queryKey: ['account', 'missions', language],
    queryFn: ({ signal }) => readMissions(signal),
  })
  return <View claim={claim} missions={queryPart(query)} leaderboard={<Board />} />
}

function Board() {
  const [{ period = 'week' }, change] = useAddressSearch(named)
  const query = useInfiniteQuery({
    queryKey: ['account', 'leaderboard', period],
    queryFn: ({ pageParam, signal }) => readLeaderboard({ period, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  return (
    <Leaderboard
      period={period}
      onPeriod={(chosen) => change({ period: chosen === 'week' ? undefined : chosen })}
      rows={infiniteRows(query, ({ places }) => places)}
      board={query.data?.pages.at(-1)}
    />
  )
}
