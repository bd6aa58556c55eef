import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { exportOverview, readOverview } from '#api/team-reports.ts'
import { TeamOverview } from '#ui/team-overview/team-overview.tsx'
import { partOf } from './-part-of.ts'
import { daysSearch } from './-report-search.ts'
import { timeStepsOf } from './-time-steps.ts'
import { useAddressSearch } from './-use-address-search.ts'
import { useExport } from './-use-export.ts'
import { useReportDays } from './-use-report-days.ts'

const named = v.object(daysSearch)

/** AGENT-05: the first page of the agent centre. */
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
      overview={partOf(query)}
      {...useExport({ ...range, zone: steps.zone }, exportOverview)}
    />
  )
}
