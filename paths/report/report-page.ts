import { countText } from '../command/count-text.ts'
import { percentText } from '../command/share-text.ts'
import { flowPart } from './flow-part.ts'
import type { FlowReport } from './flow-report.ts'
import { asMarkup, type Markup, markup } from './markup.ts'
import { momentText } from './moment-text.ts'
import { REPORT_SCRIPT, REPORT_STYLE } from './report-style.ts'
import { rowsPart } from './rows-part.ts'

/** The report as one HTML file that needs nothing beside it. */
export function reportPage(flows: readonly FlowReport[], at: string): string {
  const findings = flows.reduce((sum, { result }) => sum + result.findings.length, 0)
  const paths = flows.reduce((sum, flow) => sum + flow.paths.length, 0)
  const body = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Paths</title>
<style>${asMarkup(REPORT_STYLE)}</style>
</head>
<body>
<main>
<h1>Paths</h1>
<p>${countText(flows.length, 'flow')}, ${countText(paths, 'path')}, ${countText(findings, 'finding')}. Made ${momentText(at)}.</p>
<div class="scroll"><table><thead><tr><th>Flow</th>${HEADS.map((head) => markup`<th class="n">${head}</th>`)}</tr></thead>
<tbody>${flows.map(summaryRow)}</tbody></table></div>
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

const HEADS = ['Paths', 'Steps', 'States', 'Transitions', 'Pairs', 'Guards', 'Failed', 'Findings']

function summaryRow({ name, paths, result }: FlowReport): Markup {
  const { shares, departures, findings } = result
  const failed = paths.filter(
    ({ path, replay }) => path.id in departures || replay?.outcome === 'failed',
  ).length
  const steps = paths.reduce((sum, { path }) => sum + path.steps.length, 0)
  const cells = [
    paths.length,
    steps,
    percentText(shares.states),
    percentText(shares.transitions),
    percentText(shares.pairs),
    percentText(shares.guards),
    failed,
    findings.length,
  ]
  return markup`<tr><td><a href="#flow-${name}">${name}</a></td>${cells.map((cell) => markup`<td class="n">${cell}</td>`)}</tr>
`
}
