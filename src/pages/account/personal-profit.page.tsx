import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { readProfit } from '#api/account/profit-report.ts'
import { queryPart } from '#pages/kit/query-part.ts'
import { daysSearch, orNothing } from '#pages/kit/search-params.ts'
import { timeStepsOf } from '#pages/kit/time-steps.ts'
import { useAddressSearch } from '#pages/kit/use-address-search.ts'
import { useReportDays } from '#pages/kit/use-report-days.ts'
import { gameType } from '#protocol/lobby/games.ts'
import { PersonalProfit } from '#ui/account/personal-profit/personal-profit.tsx'

const named = v.object({ ...daysSearch, kind: orNothing(gameType) })

/** The member's profit and loss (MEM-09). */
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
      profit={queryPart(query)}
      gameType={kind}
      onGameType={(chosen) => change({ kind: chosen })}
    />
  )
}
