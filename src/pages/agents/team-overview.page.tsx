import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { exportOverview, readOverview } from '#api/agents/team-reports.ts'
import { queryPart } from '#pages/kit/query-part.ts'
import { daysSearch } from '#pages/kit/search-params.ts'
import { timeStepsOf } from '#pages/kit/time-steps.ts'
import { useAddressSearch } from '#pages/kit/use-address-search.ts'
import { useExport } from '#pages/kit/use-export.ts'
import { useReportDays } from '#pages/kit/use-report-days.ts'
import { TeamOverview } from '#ui/agents/team-overview/team-overview.tsx'

const named = v.object(daysSearch)

/** First page of the agent centre (AGENT-05). */
export function TeamOverviewPage() {
  const [search, change] = useAddressSearch(named)
  const { range, ...days } = useReportDays(search, { usual: 'thirtyDays', onChange: change })
  const steps = timeStepsOf(days.days)
  const asked = { ...range, ...steps }
  const query = useQuery({
    queryKey: ['teamOverview', asked],
    queryFn: ({ signal }) => readOverview(asked, signal),
  })
  return (
    <TeamOverview
      days={days}
      overview={queryPart(query)}
      {...useExport({ ...range, zone: steps.zone }, exportOverview)}
    />
  )
}
