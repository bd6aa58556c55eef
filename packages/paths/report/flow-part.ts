import type { ResultGap } from '#paths/results/results.ts'
import { countText } from '../command/count-text.ts'
import { percentText } from '../command/share-text.ts'
import type { FlowReport } from './flow-report.ts'
import { asMarkup, type Markup, markup } from './markup.ts'
import { momentText } from './moment-text.ts'
import { OF_OLDER_CHART } from './older-text.ts'
import { pathPart } from './path-part.ts'

export function flowPart({ name, description, chart, result, isOlder, paths }: FlowReport): Markup {
  const { findings, gaps, departures, shares, at } = result
  const facts = [
    ['states', percentText(shares.states)],
    ['transitions', percentText(shares.transitions)],
    ['pairs', percentText(shares.pairs)],
    ['guards', percentText(shares.guards)],
  ]
  return markup`<section class="flow" id="flow-${name}" data-flow="${name}">
<header><div><h2>${name}</h2>
<p>${description} <span class="weak walked">Walked ${momentText(at)}.</span></p></div>
<dl>${facts.map(([what, share]) => markup`<div><dt>${what}</dt><dd>${share}</dd></div>`)}</dl></header>
${isOlder ? markup`<p class="finding">The chart has changed since it was walked: the results below are ${OF_OLDER_CHART}. Run "npm run paths -- all" to walk the current chart.</p>` : undefined}
${findings.map((finding) => markup`<p class="finding">${finding}</p>`)}
<label class="whole"><input type="checkbox"> Show the whole chart</label>
<div class="chart-box" tabindex="0" role="group" aria-label="Chart of ${name}">${asMarkup(chart)}</div>
<h3>Not walked</h3>
${gaps.length === 0 ? markup`<p>Every state is entered and every transition taken.</p>` : markup`<ul class="gaps">${gaps.map(gapPart)}</ul>`}
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
