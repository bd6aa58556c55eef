import { layOut } from '@palpite/charts/layout/in-process.ts'
import { noMarks } from '@palpite/charts/marks.ts'
import { measureByTable } from '@palpite/charts/measure.ts'
import { readChart } from '@palpite/charts/read-chart.ts'
import { svgText } from '@palpite/charts/svg.ts'
import type { AnyStateMachine } from 'xstate'
import type { PassageCounts } from '#paths/results/results.ts'

const measure = measureByTable()

export async function chartPicture(
  machine: AnyStateMachine,
  { states, transitions }: PassageCounts,
): Promise<string> {
  const drawing = await layOut(readChart(machine), { measure })
  const marks = {
    ...noMarks,
    reached: new Map(Object.entries(states)),
    edges: new Map(Object.entries(transitions)),
  }
  return svgText(drawing, marks)
}
