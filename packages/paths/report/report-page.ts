import type { Share } from '#paths/results/results.ts'
import { countText } from '../command/count-text.ts'
import { percentText } from '../command/share-text.ts'
import { flowPart } from './flow-part.ts'
import type { FlowReport } from './flow-report.ts'
import { asMarkup, type Markup, markup } from './markup.ts'
import { momentText } from './moment-text.ts'
import { fontFaces } from './report-fonts.ts'
import { REPORT_SCRIPT } from './report-script.ts'
import { REPORT_STYLE } from './report-style.ts'
import { rowsPart } from './rows-part.ts'

export function reportPage(flows: readonly FlowReport[], at: string): string {
  const findings = flows.reduce((sum, { result }) => sum + result.findings.length, 0)
  const paths = flows.reduce((sum, flow) => sum + flow.paths.length, 0)
  const body = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Paths</title>
<style>${asMarkup(fontFaces() + REPORT_STYLE)}</style>
</head>
<body>
<main>
<h1>Paths</h1>
<p>${countText(flows.length, 'flow')}, ${countText(paths, 'path')}, ${countText(findings, 'finding')}. Made ${momentText(at)}.</p>
<table class="summary"><thead><tr><th>Flow</th>${HEADS.map(({ text, isMore }) => markup`<th class="${isMore ? 'n more' : 'n'}">${text}</th>`)}</tr></thead>
<tbody>${flows.map(summaryRow)}</tbody></table>
${rowsPart(flows)}
<div class="filter" hidden><label>Show paths with <input type="search"></label><output></output></div>
${flows.map(flowPart)}
</main>
<script>${asMarkup(REPORT_SCRIPT)}</script>
</body>
</html>
`
  return body.markup
}

/** On a narrow page, `isMore` columns are hidden here and shown only in each flow's own section. */
const HEADS = [
  { text: 'Paths', isMore: false },
  { text: 'Steps', isMore: true },
  { text: 'States', isMore: true },
  { text: 'Transitions', isMore: false },
  { text: 'Pairs', isMore: true },
  { text: 'Guards', isMore: true },
  { text: 'Failed', isMore: false },
  { text: 'Findings', isMore: false },
]

function summaryRow({ name, paths, result }: FlowReport): Markup {
  const { shares, departures, findings } = result
  const failed = paths.filter(
    ({ path, replay }) => path.id in departures || replay?.outcome === 'failed',
  ).length
  const steps = paths.reduce((sum, { path }) => sum + path.steps.length, 0)
  const more = (content: number | string) => markup`<td class="n more">${content}</td>`
  return markup`<tr><td><a href="#flow-${name}">${name}</a></td><td class="n">${paths.length}</td>${more(steps)}${more(percentText(shares.states))}${transitionsCell(shares.transitions)}${more(percentText(shares.pairs))}${more(percentText(shares.guards))}${countCell(failed)}${countCell(findings.length)}</tr>
`
}

const transitionsCell = (share: Share) =>
  markup`<td class="${share.covered < share.total ? 'n failed' : 'n'}">${percentText(share)}</td>`

const countCell = (count: number) => markup`<td class="${count > 0 ? 'n failed' : 'n weak'}">${count}</td>`
