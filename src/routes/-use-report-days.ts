import { useState } from 'react'
import { calendarZone } from '#contract/moment.ts'
import { dayOf, momentsOf, type PresetName, presetRange } from '#ui/kit/day-range.ts'
import type { ReportDays } from '#ui/report/report-page.tsx'
import { type DaysSearch, namedDays } from './-report-search.ts'

type Used = ReportDays & {
  /** The same days as moments, as the platform is asked for them. */
  range: { from: string; to: string }
}

/** The days that a report's address names, those of `usual` where it names none. */
export function useReportDays(
  search: DaysSearch,
  { usual, onChange }: { usual: PresetName; onChange: (search: DaysSearch) => void },
): Used {
  const [today] = useState(() => dayOf(new Date(), calendarZone))
  const named = namedDays(search)
  const chosen = named ? null : (search.days ?? usual)
  const days = named ?? presetRange(chosen ?? usual, today)
  return {
    chosen,
    days,
    today,
    range: momentsOf(days, calendarZone),
    onPreset: (preset) => onChange({ days: preset, first: undefined, last: undefined }),
    onDays: ({ first, last }) => onChange({ days: undefined, first, last }),
  }
}
