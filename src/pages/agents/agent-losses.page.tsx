import { useInfiniteQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { exportLosses, readLosses } from '#api/agents/team-reports.ts'
import { infiniteRows } from '#pages/kit/infinite-rows.tsx'
import { orNothing } from '#pages/kit/search-params.ts'
import { useAddressSearch } from '#pages/kit/use-address-search.ts'
import { useExport } from '#pages/kit/use-export.ts'
import { useReportDays } from '#pages/kit/use-report-days.ts'
import { type LossOrder, UserLoss } from '#ui/agents/user-loss/user-loss.tsx'
import { teamSearchParams } from './team-search-params.ts'
import { useReportSearch } from './use-report-search.ts'

const orders = ['loss', 'stake', 'deposits', 'account'] as const satisfies readonly LossOrder[]

const named = v.object({ ...teamSearchParams, by: orNothing(v.picklist(orders)) })

/** Losses of team members (AGENT-10). */
export function AgentLossesPage() {
  const [search, change] = useAddressSearch(named)
  const { range, ...days } = useReportDays(search, { usual: 'sevenDays', onChange: change })
  const sorting = { by: search.by ?? 'loss', descending: !search.up } as const
  const asked = {
    ...range,
    search: search.search,
    directOnly: search.direct,
    sort: sorting.by,
    descending: sorting.descending,
  }
  const seeker = useReportSearch(search.search ?? '', (text) => change({ search: text || undefined }))
  const query = useInfiniteQuery({
    queryKey: ['userLosses', asked],
    queryFn: ({ pageParam, signal }) => readLosses({ ...asked, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const pages = query.data?.pages ?? []
  const inSight = pages.reduce(
    (sum, { totals: { page } }) => ({
      deposits: sum.deposits + page.deposits,
      withdrawals: sum.withdrawals + page.withdrawals,
      stake: sum.stake + page.stake,
      win: sum.win + page.win,
      gifts: sum.gifts + page.gifts,
      loss: sum.loss + page.loss,
    }),
    { deposits: 0, withdrawals: 0, stake: 0, win: 0, gifts: 0, loss: 0 },
  )
  return (
    <UserLoss
      days={days}
      rows={infiniteRows(query, ({ losses }) => losses)}
      report={pages.at(-1)}
      inSight={inSight}
      sorting={sorting}
      directOnly={search.direct ?? false}
      onSort={({ by, descending }) => change({ by, up: descending ? undefined : true })}
      seeker={seeker}
      onDirectOnly={(on) => change({ direct: on || undefined })}
      {...useExport(asked, exportLosses)}
    />
  )
}
