import { useLayoutEffect } from 'react'
import { reportSearchMachine } from '#machines/agents/report-search.machine.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import type { ReportSearchActor } from '#ui/agents/report/search-filter.tsx'
import { useOnChange } from '#ui/kit/hooks/use-on-change.ts'

export function useReportSearch(sought: string, onSought: (text: string) => void): ReportSearchActor {
  const seeker = useFlow(reportSearchMachine, { input: { sought } })
  useLayoutEffect(() => {
    const subscription = seeker.on('search.wanted', ({ text }) => onSought(text))
    return () => subscription.unsubscribe()
  })
  useOnChange(sought, (text) => seeker.send({ type: 'sought.changed', text }))
  return seeker
}
