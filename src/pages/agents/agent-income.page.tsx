import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { exportIncome, readAgentIncome, readIncomePostings } from '#api/agents/agent-income.ts'
import { infiniteRows } from '#pages/kit/infinite-rows.tsx'
import { queryPart } from '#pages/kit/query-part.ts'
import { daysSearch, orNothing, up } from '#pages/kit/search-params.ts'
import { timeStepsOf } from '#pages/kit/time-steps.ts'
import { useAddressSearch } from '#pages/kit/use-address-search.ts'
import { useExport } from '#pages/kit/use-export.ts'
import { useReportDays } from '#pages/kit/use-report-days.ts'
import { entrySort, incomeSource } from '#protocol/agents/agent-income.ts'
import { IncomePostings, type PostingsShown } from '#ui/agents/my-income/income-postings.tsx'
import { MyIncome } from '#ui/agents/my-income/my-income.tsx'

const named = v.object({
  ...daysSearch,
  by: orNothing(entrySort),
  up,
  open: orNothing(v.picklist([...incomeSource.options, 'all'])),
})

/** The agent's income over time (AGENT-08). */
export function AgentIncomePage() {
  const [search, change] = useAddressSearch(named)
  const { range, ...days } = useReportDays(search, { usual: 'thirtyDays', onChange: change })
  const asked = { ...range, ...timeStepsOf(days.days) }
  const income = useQuery({
    queryKey: ['income', 'sums', asked],
    queryFn: ({ signal }) => readAgentIncome(asked, signal),
  })
  const open = search.open === 'all' ? null : search.open
  const sorting = { by: search.by ?? 'at', descending: !search.up } as const
  const entries = {
    ...range,
    source: open ?? undefined,
    sort: sorting.by,
    descending: sorting.descending,
  }
  return (
    <MyIncome
      days={days}
      income={queryPart(income)}
      open={open}
      onOpen={(source) => change({ open: source === null ? 'all' : source })}
      postings={
        open === undefined ? null : (
          <OpenSum
            source={open}
            asked={entries}
            sorting={sorting}
            onSort={({ by, descending }) => change({ by, up: descending ? undefined : true })}
          />
        )
      }
      {...useExport(entries, exportIncome)}
    />
  )
}

type OpenSumProps = Pick<PostingsShown, 'source' | 'sorting' | 'onSort'> & {
  asked: Omit<Parameters<typeof readIncomePostings>[0], 'cursor'>
}

function OpenSum({ asked, ...shown }: OpenSumProps) {
  const query = useInfiniteQuery({
    queryKey: ['income', 'postings', asked],
    queryFn: ({ pageParam, signal }) => readIncomePostings({ ...asked, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  return (
    <IncomePostings
      {...shown}
      rows={infiniteRows(query, ({ postings }) => postings)}
      report={query.data?.pages.at(-1)}
    />
  )
}
