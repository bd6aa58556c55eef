import { useInfiniteQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { exportAccount, readAccountDetails } from '#api/agents/agent-income.ts'
import { infiniteRows } from '#pages/kit/infinite-rows.tsx'
import { daysSearch, orNothing, up } from '#pages/kit/search-params.ts'
import { useAddressSearch } from '#pages/kit/use-address-search.ts'
import { useExport } from '#pages/kit/use-export.ts'
import { useReportDays } from '#pages/kit/use-report-days.ts'
import { entrySort } from '#protocol/agents/agent-income.ts'
import { AccountDetails, agentEntryTypes } from '#ui/agents/account-details/account-details.tsx'

const named = v.object({
  ...daysSearch,
  by: orNothing(entrySort),
  up,
  type: orNothing(v.picklist(agentEntryTypes)),
})

/** The agent's transaction history (AGENT-08). */
export function AgentAccountPage() {
  const [search, change] = useAddressSearch(named)
  const { range, ...days } = useReportDays(search, { usual: 'thirtyDays', onChange: change })
  const sorting = { by: search.by ?? 'at', descending: !search.up } as const
  const asked = {
    ...range,
    types: search.type && [search.type],
    sort: sorting.by,
    descending: sorting.descending,
  }
  const query = useInfiniteQuery({
    queryKey: ['accountDetails', asked],
    queryFn: ({ pageParam, signal }) => readAccountDetails({ ...asked, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  return (
    <AccountDetails
      days={days}
      rows={infiniteRows(query, ({ postings }) => postings)}
      report={query.data?.pages.at(-1)}
      type={search.type}
      sorting={sorting}
      onSort={({ by, descending }) => change({ by, up: descending ? undefined : true })}
      onType={(type) => change({ type: agentEntryTypes.find((one) => one === type) })}
      {...useExport(asked, exportAccount)}
    />
  )
}
