import { useInfiniteQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { exportBets, readBets } from '#api/agents/team-reports.ts'
import { betSumsOf } from '#pages/account/bet-sums.ts'
import { infiniteRows } from '#pages/kit/infinite-rows.tsx'
import { orNothing } from '#pages/kit/search-params.ts'
import { useAddressSearch } from '#pages/kit/use-address-search.ts'
import { useExport } from '#pages/kit/use-export.ts'
import { useReportDays } from '#pages/kit/use-report-days.ts'
import { gameType } from '#protocol/lobby/games.ts'
import type { BetOrder } from '#ui/account/records/bet-columns.tsx'
import { betStates } from '#ui/account/records/bet-text.ts'
import { TeamBetting } from '#ui/agents/team-betting/team-betting.tsx'
import { teamSearchParams } from './team-search-params.ts'
import { useReportSearch } from './use-report-search.ts'

const orders = ['at', 'stake', 'net'] as const satisfies readonly BetOrder[]

const named = v.object({
  ...teamSearchParams,
  by: orNothing(v.picklist(orders)),
  kind: orNothing(gameType),
  outcome: orNothing(v.picklist(betStates)),
})

/** The bets of the agent's team (AGENT-10). */
export function AgentBetsPage() {
  const [search, change] = useAddressSearch(named)
  const { range, ...days } = useReportDays(search, { usual: 'sevenDays', onChange: change })
  const sorting = { by: search.by ?? 'at', descending: !search.up } as const
  const asked = {
    ...range,
    search: search.search,
    directOnly: search.direct,
    gameType: search.kind,
    state: search.outcome,
    sort: sorting.by,
    descending: sorting.descending,
  }
  const seeker = useReportSearch(search.search ?? '', (text) => change({ search: text || undefined }))
  const query = useInfiniteQuery({
    queryKey: ['teamBets', asked],
    queryFn: ({ pageParam, signal }) => readBets({ ...asked, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const pages = query.data?.pages ?? []
  return (
    <TeamBetting
      days={days}
      rows={infiniteRows(query, ({ bets }) => bets)}
      report={pages.at(-1)}
      inSight={betSumsOf(pages)}
      sorting={sorting}
      filters={{
        directOnly: search.direct ?? false,
        gameType: search.kind,
        state: search.outcome,
      }}
      onSort={({ by, descending }) => change({ by, up: descending ? undefined : true })}
      seeker={seeker}
      onDirectOnly={(on) => change({ direct: on || undefined })}
      onGameType={(kind) => change({ kind })}
      onState={(outcome) => change({ outcome })}
      {...useExport(asked, exportBets)}
    />
  )
}
