import { countText } from '../command/count-text.ts'
import type { ResultGap } from '../results.ts'
import type { FlowReport } from './flow-report.ts'
import { asMarkup, type Markup, markup } from './markup.ts'
import { momentText } from './moment-text.ts'
import { pathPart } from './path-part.ts'

/** Everything of a flow: its chart with what was walked, what was not, its paths. */
export function flowPart({ name, description, chart, result, paths }: FlowReport): Markup {
  const { findings, gaps, departures, at } = result
  return markup`<section class="flow" id="flow-${name}" data-flow="${name}">
<h2>${name}</h2>
<p>${description} <span class="weak">Walked ${momentText(at)}.</span></p>
${findings.map((finding) => markup`<p class="finding">${finding}</p>`)}
<div class="chart-box" tabindex="0" role="group" aria-label="Chart of ${name}">${asMarkup(chart)}</div>
<h3>Not walked</h3>
${gaps.length === 0 ? markup`<p>Every state is entered and every transition taken.</p>` : markup`<ul>${gaps.map(gapPart)}</ul>`}
<h3>Paths</h3>
${paths.map((reported) => pathPart(reported, departures[reported.path.id]))}
</section>
`
}

function gapPart({ kind, what, reason, way }: ResultGap): Markup {
  return markup`<li>${kind} <code>${what}</code>: ${reason}${way && wayPart(way.steps)}</li>`
}

function wayPart(steps: readonly { label: string; state: string }[]): Markup {
  const lines = steps.map(
    ({ label, state }) => markup`<li><code>${label}</code> → <code>${state}</code></li>`,
  )
  return markup`<details><summary>The shortest way to it: ${countText(steps.length, 'step')}</summary><ol>${lines}</ol></details>`
}
