import type { Chart } from '@palpite/charts/chart.ts'
import type { Drawing } from '@palpite/charts/drawing.ts'
import { toJson } from '@palpite/charts/export/json.ts'
import { toMarkdown } from '@palpite/charts/export/markdown.ts'
import { toMermaid } from '@palpite/charts/export/mermaid.ts'
import { toPng } from '@palpite/charts/export/png.ts'
import { toScxml } from '@palpite/charts/export/scxml.ts'
import type { Marks } from '@palpite/charts/marks.ts'
import { svgText } from '@palpite/charts/svg.ts'
import { fontStyle } from './font-style.ts'

export type Exported = { chart: Chart; drawing: Drawing; marks: Marks }

type Format = {
  name: string
  /** File extension, without a dot. */
  ending: string
  type: string
  make(from: Exported): Promise<BlobPart>
}

const svgOf = async ({ drawing, marks }: Exported) =>
  svgText(drawing, marks, { fontStyle: await fontStyle() })

export const formats: readonly Format[] = [
  { name: 'SVG', ending: 'svg', type: 'image/svg+xml', make: svgOf },
  {
    name: 'PNG',
    ending: 'png',
    type: 'image/png',
    make: async (from) => toPng(await svgOf(from), from.drawing),
  },
  { name: 'Mermaid', ending: 'mmd', type: 'text/plain', make: async ({ chart }) => toMermaid(chart) },
  { name: 'SCXML', ending: 'scxml', type: 'application/xml', make: async ({ chart }) => toScxml(chart) },
  { name: 'JSON', ending: 'json', type: 'application/json', make: async ({ chart }) => toJson(chart) },
  { name: 'Markdown', ending: 'md', type: 'text/markdown', make: async ({ chart }) => toMarkdown(chart) },
]
