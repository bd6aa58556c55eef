import type { Chart } from '@palpite/charts/chart.ts'
import type { Direction, Drawing } from '@palpite/charts/drawing.ts'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { fromPromise } from 'xstate'
import { layOut, pageMeasure } from '../layout/lay-out.ts'
import { type LayoutRequest, layoutMachine } from '../machines/layout.machine.ts'
import { useVocabulary } from '../use-vocabulary.ts'

const provided = layoutMachine.provide({
  actors: {
    layOut: fromPromise<Drawing, { request: LayoutRequest | null; previous: Drawing | null }>(
      async ({ input, signal }) => {
        const { request, previous } = input
        if (!request) throw new Error('There is no chart to lay out.')
        const { chart, vocabulary, collapsed, direction } = request
        const measure = await pageMeasure()
        const isTurned = direction !== undefined && direction !== previous?.direction
        const before = isTurned ? undefined : (previous ?? undefined)
        return layOut(chart, { measure, vocabulary, collapsed, direction, previous: before, signal })
      },
    ),
  },
})

export type Layout = {
  drawing: Drawing | undefined
  isPending: boolean
  failure: string | undefined
  retry(): void
}

/** Lays out a chart. Returns the chart's previous drawing, if any, until the new one is ready. */
export function useLayout(
  chart: Chart | undefined,
  collapsed: ReadonlySet<string>,
  direction: Direction | undefined,
): Layout {
  const vocabulary = useVocabulary()
  const [state, send] = useMachine(provided)
  useEffect(() => {
    if (chart) send({ type: 'chart.request', request: { chart, vocabulary, collapsed, direction } })
  }, [chart, vocabulary, collapsed, direction, send])
  const { drawing, message } = state.context
  const isPending = state.hasTag('pending')
  const failure = state.matches('failed') ? message : undefined
  return useMemo(
    () => ({
      drawing: drawing ?? undefined,
      isPending,
      failure,
      retry: () => send({ type: 'layout.retry' }),
    }),
    [drawing, isPending, failure, send],
  )
}
