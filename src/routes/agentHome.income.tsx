import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { readAgentIncome, readIncomePostings } from '#api/agent-income.ts'
import { type IncomeSource, incomeSource } from '#contract/agent-income.ts'
import { IncomePostings } from '#ui/my-income/income-postings.tsx'
import { MyIncome } from '#ui/my-income/my-income.tsx'
import { partOf } from './-part-of.ts'
import { daysSearch, orNothing } from './-report-search.ts'
import { rowsOf } from './-rows-of.ts'
import { timeStepsOf } from './-time-steps.ts'
import { useAddressSearch } from './-use-address-search.ts'
import { useReportDays } from './-use-report-days.ts'

/** AGENT-08: what the agent earned. */
export const Route = createFileRoute('/agentHome/income')({
  component: MyIncomePage,
})

const named = v.object({ ...daysSearch, open: orNothing(v.picklist([...incomeSource.options, 'all'])) })

function MyIncomePage() {
  const [search, change] = useAddressSearch(named)
  const { range, ...days } = useReportDays(search, { usual: 'thirtyDays', onChange: change })
  const asked = { ...range, ...timeStepsOf(days.days) }
  const income = useQuery({
    queryKey: ['income', asked],
    queryFn: ({ signal }) => readAgentIncome(asked, signal),
  })
  const open = search.open === 'all' ? null : search.open
  return (
    <MyIncome
      days={days}
      income={partOf(income)}
      open={open}
      onOpen={(source) => change({ open: source === null ? 'all' : source })}
      postings={open === undefined ? null : <OpenSum source={open} range={range} />}
    />
  )
}

function OpenSum({ source, range }: { source: IncomeSource | null; range: { from: string; to: string } }) {
  const asked = { ...range, source: source ?? undefined }
  const query = useInfiniteQuery({
    queryKey: ['incomePostings', asked],
    queryFn: ({ pageParam, signal }) => readIncomePostings({ ...asked, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  return (
    <IncomePostings
      source={source}
      rows={rowsOf(query, ({ postings }) => postings)}
      report={query.data?.pages.at(-1)}
    />
  )
}
