import type { Chart } from '@palpite/charts/chart.ts'
import type { Direction, Drawing } from '@palpite/charts/drawing.ts'
import type { Vocabulary } from '@palpite/charts/vocabulary.ts'
import { assign, fromPromise, setup } from 'xstate'

export type LayoutRequest = {
  chart: Chart
  vocabulary: Vocabulary
  collapsed: ReadonlySet<string>
  direction: Direction | undefined
}

type Context = { request: LayoutRequest | null; drawing: Drawing | null; message: string }

/** Lays out the most recently requested chart. Keeps the same chart's previous drawing in the meantime. */
export const layoutMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'chart.request'; request: LayoutRequest } | { type: 'layout.retry' },
  },
  actors: {
    /** Provided by `useLayout`, which lays out in a worker. */
    layOut: fromPromise<Drawing, { request: LayoutRequest | null; previous: Drawing | null }>(() =>
      Promise.reject(new Error('The page provides no layout.')),
    ),
  },
  guards: {
    isSameChart: ({ context }, { chart }: LayoutRequest) => context.request?.chart.id === chart.id,
  },
  actions: {
    keepRequest: assign((_, request: LayoutRequest) => ({ request })),
    forgetDrawing: assign({ drawing: null }),
    keepDrawing: assign((_, drawing: Drawing) => ({ drawing })),
    keepMessage: assign((_, error: unknown) => ({
      message: error instanceof Error ? error.message : String(error),
    })),
  },
}).createMachine({
  id: 'layout',
  description: 'Lays out the states and arrows of a chart.',
  context: { request: null, drawing: null, message: '' },
  initial: 'waiting',
  on: {
    'chart.request': [
      {
        guard: { type: 'isSameChart', params: ({ event }) => event.request },
        target: '.layingOut',
        reenter: true,
        actions: { type: 'keepRequest', params: ({ event }) => event.request },
      },
      {
        target: '.layingOut',
        reenter: true,
        actions: [{ type: 'keepRequest', params: ({ event }) => event.request }, 'forgetDrawing'],
      },
    ],
  },
  states: {
    waiting: { description: 'No chart has been requested yet.' },
    layingOut: {
      description: 'The layout is being computed.',
      tags: 'pending',
      invoke: {
        id: 'layOut',
        src: 'layOut',
        input: ({ context }) => ({ request: context.request, previous: context.drawing }),
        onDone: { target: 'drawn', actions: { type: 'keepDrawing', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'keepMessage', params: ({ event }: { event: { error: unknown } }) => event.error },
        },
      },
    },
    drawn: { description: 'The chart is drawn.' },
    failed: {
      description: 'The layout failed or took too long. The user can try again.',
      on: { 'layout.retry': 'layingOut' },
    },
  },
})
