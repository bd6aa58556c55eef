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
  /** Undefined until the chart has been drawn. */
  drawing: Drawing | undefined
  marks: Marks
  mark(marks: Partial<Marks>): void
  /**
   * Shows another chart, for example a comparison, in place of the machine's own. Undefined shows the
   * machine's own chart again.
   */
  showInstead(chart: Chart | undefined): void
  picks: Picks
  address: Address
  go: Go
}

export type Panel = {
  id: string
  title: MessageDescriptor
  component: LazyExoticComponent<ComponentType<PanelProps>>
}
