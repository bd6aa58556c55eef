import { countText } from '../command/count-text.ts'
import type { ReplayedStep } from '../results.ts'
import type { ReportedPath } from './flow-report.ts'
import { asMarkup, type Markup, markup } from './markup.ts'
import { momentText } from './moment-text.ts'

/** A path with its steps in words and what its last replay showed. */
export function pathPart(reported: ReportedPath, departure: string | undefined): Markup {
  const { path, told, origin, replay } = reported
  const states = path.steps.map(({ state }) => state)
  const words = [...states, ...told.flatMap(({ label, says }) => [label, ...says])].join(' ')
  const isFailed = departure !== undefined || replay?.outcome === 'failed'
  return markup`<details id="path-${path.id}" data-text="${path.id} ${words}"${asMarkup(isFailed ? ' open' : '')}>
<summary><code>${path.id}</code> ${countText(path.steps.length, 'step')}${origin === 'generated' ? '' : `, ${origin}`} ${resultText(reported, departure)} <span class="weak">${told.at(-1)?.says.join(' ')}</span></summary>
${departure === undefined ? undefined : markup`<p class="finding">On a real actor, ${departure}</p>`}
<div class="scroll"><table class="steps"><thead><tr><th class="n">Step</th><th>What happens</th><th>State</th><th>Does</th><th>Last replay</th></tr></thead>
<tbody>${path.steps.map((_, index) => stepRow(reported, index))}</tbody></table></div>
</details>
`
}

/** How a path last went. */
export function resultText({ replay, path }: ReportedPath, departure: string | undefined): Markup {
  if (departure !== undefined) return markup`<span class="failed">✗ on a real actor</span>`
  if (!replay) return markup`<span class="passed">✓ on a real actor</span>`
  const where = replay.how === 'browser' ? browserText(replay) : 'on the machine'
  const when = `${where}, ${momentText(replay.at)}`
  if (replay.outcome === 'unwalkable')
    return markup`<span class="passed">✓ on a real actor</span>, <span class="weak">cannot be done in the page: ${replay.reason}</span>`
  if (replay.outcome === 'unfinished')
    return markup`<span class="weak">unfinished ${when}: ${replay.steps.length} of ${path.steps.length} steps</span>`
  return replay.outcome === 'passed'
    ? markup`<span class="passed">✓ ${when}</span>`
    : markup`<span class="failed">✗ ${when}</span>`
}

function browserText({ language, width, world, address }: NonNullable<ReportedPath['replay']>): string {
  const facts = [language, width === null ? null : `${width} px`, world, address]
  return ['in the browser', ...facts.filter((fact) => fact !== null)].join(', ')
}

function stepRow({ path, told, replay, pictures }: ReportedPath, index: number): Markup {
  const step = path.steps[index]
  const replayed = replay?.steps[index]
  return markup`<tr><td class="n">${index + 1}</td>
<td><code>${step?.label}</code><div class="says">${told[index]?.says.join(' ')}</div></td>
<td><code>${step?.state}</code></td><td>${step?.effects.map((effect) => markup`<code>${effect}</code><br>`)}</td>
<td>${replayed && replayedPart(replayed, pictures)}</td></tr>
`
}

function replayedPart(
  { passed, difference, picture, events, ms }: ReplayedStep,
  pictures: ReportedPath['pictures'],
) {
  const mark = markup`<span class="${passed ? 'passed' : 'failed'}">${passed ? '✓' : '✗'}</span> <span class="weak">${Math.round(ms)} ms</span>`
  const uri = picture === undefined ? undefined : pictures.get(picture)
  return markup`${mark}${difference === undefined ? undefined : markup`<div class="failed">${difference}</div>`}
${events.map((event) => markup`<div><code>${event}</code></div>`)}${uri && markup`<img src="${uri}" alt="" loading="lazy">`}`
}
