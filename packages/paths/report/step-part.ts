import type { ReplayedStep } from '#paths/results/results.ts'
import type { Step } from '#paths/walk/path.ts'
import type { NarratedStep } from '#paths/wording/narrate.ts'
import { leavesIn } from '#paths/wording/texts.ts'
import { countText } from '../command/count-text.ts'
import { type Markup, markup } from './markup.ts'

export type ShownStep = {
  step: Step
  before: Step | undefined
  /** Counted from 1. */
  number: number
  narrated: NarratedStep | undefined
  replayed: ReplayedStep | undefined
  picture: string | undefined
}

export function stepPart({ step, before, number, narrated, replayed, picture }: ShownStep): Markup {
  return markup`<li class="${replayed?.passed === false ? 'broken' : 'step'}">
${picture === undefined ? undefined : picturePart(picture, number)}
<div class="what"><p class="event"><span class="n">${number}</span> <code>${step.label}</code>${replayed && passedPart(replayed)}</p>
<p class="says">${narrated?.says.join(' ')}</p>
${replayed?.difference === undefined ? undefined : markup`<p class="finding">${replayed.difference}</p>`}</div>
<ul class="states" aria-label="State">${statesPart(step, before)}</ul>
<div class="does">${step.effects.map((effect) => markup`<code>${effect}</code>`)}${replayed && eventsPart(replayed.events)}</div>
</li>
`
}

function picturePart(uri: string, number: number): Markup {
  return markup`<details class="picture"><summary><img src="${uri}" alt="The page after step ${number}" loading="lazy"></summary></details>`
}

function passedPart({ passed, ms }: ReplayedStep): Markup {
  const mark = passed ? markup`<span class="passed">✓</span>` : markup`<span class="failed">✗</span>`
  return markup` <span class="time">${mark} ${Math.round(ms)} ms</span>`
}

/** Lists the states after a step and highlights those that are new. Tags and the final status come last. */
function statesPart({ state }: Step, before: Step | undefined): (Markup | undefined)[] {
  const known = new Set(before ? leavesIn(before.state) : [])
  const leaves = leavesIn(state)
  const rest = state.slice(leaves.join(' + ').length).trim()
  return [
    ...leaves.map((leaf) =>
      known.has(leaf)
        ? markup`<li><code>${brokenAtDots(leaf)}</code></li>`
        : markup`<li class="new"><code>${brokenAtDots(leaf)}</code></li>`,
    ),
    rest === '' ? undefined : markup`<li><code>${rest}</code></li>`,
  ]
}

/** Allows line breaks after the dots in a name, so that long names do not break within a word. */
const brokenAtDots = (name: string): Markup[] =>
  name.split('.').map((part, index) => (index === 0 ? markup`${part}` : markup`.<wbr>${part}`))

function eventsPart(events: readonly string[]): Markup | undefined {
  if (events.length === 0) return undefined
  const lines = events.map((event) => markup`<li><code>${event}</code></li>`)
  return markup`<details class="events"><summary>${countText(events.length, 'event')}</summary><ul>${lines}</ul></details>`
}
