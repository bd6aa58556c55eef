import { useSyncExternalStore } from 'react'
import { calendarZone } from '#domain/time/calendar-zone.ts'
import { type Day, dayOf, momentsOf, type PresetName, presetRange } from '#ui/kit/forms/day-range.ts'
import { onTheSecond } from '#ui/kit/hooks/use-now.ts'
import type { ReportDays } from '#ui/kit/report/report-page.tsx'
import { type DaysSearch, namedDays } from './search-params.ts'
import { usePlatformClock } from './use-platform-clock.ts'

type Used = ReportDays & {
  /** The same days as ISO 8601 timestamps, for API calls. */
  range: { from: string; to: string }
}

/**
 * Returns a report's days from the URL, or those of `usual` by default. The platform's clock determines
 * today's date.
 */
export function useReportDays(
  search: DaysSearch,
  { usual, onChange }: { usual: PresetName; onChange: (search: DaysSearch) => void },
): Used {
  const today = useToday(usePlatformClock() ?? 0)
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

/**
 * Returns today in the reports' time zone. `ahead` is how far the platform's clock is ahead of the device's,
 * in ms.
 */
function useToday(ahead: number): Day {
  const today = () => dayOf(new Date(Date.now() + ahead), calendarZone)
  return useSyncExternalStore(onTheSecond, today, today)
}
