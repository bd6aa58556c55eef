import { statesOf } from '#paths/graph/states-of.ts'
import type { FlowReport } from './flow-report.ts'
import { type Markup, markup } from './markup.ts'
import { resultText } from './path-part.ts'

/** Lists the specification's rows with their paths and last results. Undefined if no flow has rows. */
export function rowsPart(flows: readonly FlowReport[]): Markup | undefined {
  const entries = flows.flatMap((flow) =>
    Object.entries(flow.rows).map(([id, states]) => ({ id, states, flow })),
  )
  if (entries.length === 0) return undefined
  const sorted = entries.sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
  return markup`<h2 class="rows">Rows of the specification</h2>
<table class="rows"><thead><tr><th>Row</th><th>Flow</th><th>Paths and their last results</th></tr></thead>
<tbody>${sorted.map(({ id, states, flow }) => row(id, states, flow))}</tbody></table>
`
}

function row(id: string, states: readonly string[], flow: FlowReport): Markup {
  const own = flow.paths.filter(({ path }) => {
    const entered = statesOf(path)
    return states.some((state) => entered.has(state))
  })
  const results = own.map(({ path, ...one }) => ({
    link: markup`<a href="#path-${path.id}"><code>${path.id}</code></a> `,
    result: resultText({ path, ...one }, flow.result.departures[path.id]),
  }))
  const lines = [...Map.groupBy(results, ({ result }) => result.markup).values()].map(
    (alike) => markup`<li>${alike.map(({ link }) => link)}${alike[0]?.result}</li>`,
  )
  return markup`<tr><td>${id}</td><td><a href="#flow-${flow.name}">${flow.name}</a></td><td>${
    lines.length > 0 ? markup`<ul>${lines}</ul>` : markup`<span class="failed">no path</span>`
  }</td></tr>
`
}
