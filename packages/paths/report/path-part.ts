import { countText } from '../command/count-text.ts'
import type { ReportedPath } from './flow-report.ts'
import { asMarkup, type Markup, markup } from './markup.ts'
import { momentText } from './moment-text.ts'
import { OF_OLDER_CHART } from './older-text.ts'
import { stepPart } from './step-part.ts'

/**
 * Screenshots that are wider than this, in pixels, are landscape. Narrower ones are portrait, and several fit
 * into a row.
 */
const PHONE = 720

export function pathPart(reported: ReportedPath, departure: string | undefined): Markup {
  const { path, narrated, origin, replay } = reported
  const states = path.steps.map(({ state }) => state)
  const words = [...states, ...narrated.flatMap(({ label, says }) => [label, ...says])].join(' ')
  const isFailed = departure !== undefined || replay?.outcome === 'failed'
  return markup`<details id="path-${path.id}" class="path" data-text="${path.id} ${words}"${asMarkup(isFailed ? ' open' : '')}>
<summary><code>${path.id}</code> <span class="length">${countText(path.steps.length, 'step')}${origin === 'generated' ? '' : `, ${origin}`}</span> <span class="end">${narrated.at(-1)?.says.join(' ')}</span> <span class="result">${resultText(reported, departure)}</span></summary>
${departure === undefined ? undefined : markup`<p class="finding">On a real actor, ${departure}</p>`}
<ol class="steps ${arrangementOf(reported)}">
${path.steps.map((_, index) => shownStep(reported, index))}</ol>
</details>
`
}

export function resultText({ replay, isOlder, path }: ReportedPath, departure: string | undefined): Markup {
  if (departure !== undefined) return markup`<span class="failed">✗ on a real actor</span>`
  if (!replay) return markup`<span class="passed">✓ on a real actor</span>`
  const where = replay.how === 'browser' ? browserText(replay) : 'on the machine'
  const when = `${where}, ${momentText(replay.at)}${isOlder ? `, ${OF_OLDER_CHART}` : ''}`
  if (replay.outcome === 'unwalkable')
    return markup`<span class="passed">✓ on a real actor</span>, <span class="weak">cannot be done in the page${isOlder ? ` (${OF_OLDER_CHART})` : ''}: ${replay.reason}</span>`
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

/** Arranges steps in a grid if there are screenshots, otherwise in lines. */
function arrangementOf({ replay, pictures }: ReportedPath): 'lines' | 'portrait' | 'landscape' {
  if (pictures.size === 0) return 'lines'
  return (replay?.width ?? 0) > PHONE ? 'landscape' : 'portrait'
}

function shownStep({ path, narrated, replay, pictures }: ReportedPath, index: number): Markup | undefined {
  const step = path.steps[index]
  if (!step) return undefined
  const replayed = replay?.steps[index]
  return stepPart({
    step,
    before: path.steps[index - 1],
    number: index + 1,
    narrated: narrated[index],
    replayed,
    picture: replayed?.picture === undefined ? undefined : pictures.get(replayed.picture),
  })
}
