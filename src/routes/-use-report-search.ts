import { useLayoutEffect } from 'react'
import { reportSearchMachine } from '#machines/report-search.machine.ts'
import { useTold } from '#ui/hooks/use-told.ts'
import type { ReportSearchActor } from '#ui/report/search-filter.tsx'
import { useFlow } from './-use-flow.ts'

/** The search of a report whose address names what is looked for. */
export function useReportSearch(sought: string, onSought: (text: string) => void): ReportSearchActor {
  const seeker = useFlow(reportSearchMachine, { input: { sought } })
  useLayoutEffect(() => {
    const subscription = seeker.on('search.wanted', ({ text }) => onSought(text))
    return () => subscription.unsubscribe()
  })
  useTold(sought, (text) => seeker.send({ type: 'sought.changed', text }))
  return seeker
}
