import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { readProfit } from '#api/profit-report.ts'
import { gameType } from '#contract/games.ts'
import { PersonalProfit } from '#ui/personal-profit/personal-profit.tsx'
import { partOf } from './-part-of.ts'
import { daysSearch, orNothing } from './-report-search.ts'
import { timeStepsOf } from './-time-steps.ts'
import { useAddressSearch } from './-use-address-search.ts'
import { useReportDays } from './-use-report-days.ts'

const named = v.object({ ...daysSearch, kind: orNothing(gameType) })

/** MEM-09: what the member won and lost. */
export function PersonalProfitPage() {
  const [{ kind, ...search }, change] = useAddressSearch(named)
  const { range, ...days } = useReportDays(search, { usual: 'thirtyDays', onChange: change })
  const asked = { ...range, ...timeStepsOf(days.days), gameType: kind }
  const query = useQuery({
    queryKey: ['account', 'profit', asked],
    queryFn: ({ signal }) => readProfit(asked, signal),
  })
  return (
    <PersonalProfit
      days={days}
      profit={partOf(query)}
      gameType={kind}
      onGameType={(chosen) => change({ kind: chosen })}
    />
  )
}
