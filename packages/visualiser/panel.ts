import type { MessageDescriptor } from '@lingui/core'
import type { Chart } from '@palpite/charts/chart.ts'
import type { Drawing } from '@palpite/charts/drawing.ts'
import type { Marks } from '@palpite/charts/marks.ts'
import type { ComponentType, LazyExoticComponent } from 'react'
import type { AnyStateMachine } from 'xstate'
import type { Address } from './address.ts'
import type { Picks } from './chart/picks.ts'
import type { Flow } from './source/load-flow.ts'
import type { Go } from './use-address.ts'

export type PanelProps = {
  flow: Flow
  machine: AnyStateMachine
  chart: Chart
  /** Undefined until the chart is drawn. */
  drawing: Drawing | undefined
  /** What is marked on the chart now, and how to mark something else; what is left out stays. */
  marks: Marks
  mark(marks: Partial<Marks>): void
  /** Shows another chart in place of the machine's own, such as two versions in one; undefined brings that back. */
  showInstead(chart: Chart | undefined): void
  /** What is clicked on the chart. */
  picks: Picks
  address: Address
  go: Go
}

/** What can stand beside the chart. */
export type Panel = {
  /** As it stands in the address. */
  id: string
  title: MessageDescriptor
  component: LazyExoticComponent<ComponentType<PanelProps>>
}
