import type { Step } from '@palpite/paths/walk/path.ts'
import type { LivePage } from './live-page.ts'
import { placeOf } from './state-words.ts'
import type { Walker } from './walker.ts'

/** Opens the page in a path's initial state. */
export async function openAt({ starts, exclusions }: Walker, { label }: Step): Promise<void> {
  const start = starts[label]
  if (!start) throw unknown(`how to "${label}"`, exclusions, label)
  await start()
}

export async function take({ deeds, pass, exclusions }: Walker, { label }: Step): Promise<void> {
  const time = /^(?:after|wait) ([\d.]+) (ms|s|min)\b/.exec(label)
  if (time) return pass(Math.round(Number(time[1]) * (unit[time[2] ?? ''] ?? Number.NaN)))
  const [, what = label, name = ''] = /^(.+?)(?:: | )(.+)$/.exec(label) ?? []
  const deed = deeds[label] ?? deeds[what]
  if (!deed) throw unknown(`how to do "${label}"`, exclusions, label)
  return deed(name)
}

const unit: { [name: string]: number } = { ms: 1, s: 1_000, min: 60_000 }

/** Creates the error for a step that the walker does not know. Gives the reason if the step is excluded. */
function unknown(what: string, exclusions: Walker['exclusions'], label: string): Error {
  const excluded = exclusions.find(({ step }) => step.test(label))
  return new Error(`The walker does not know ${what}.${excluded ? ` ${excluded.reason}` : ''}`)
}

/** Runs the checks of `sights` for every active state and tag of a path's step. */
export async function look({ sights }: Walker, step: Step): Promise<void> {
  const { leaves, tags } = placeOf(step.state)
  for (const leaf of leaves) {
    const sight = sights[nearest(leaf, sights)]
    if (!sight) throw new Error(`The walker does not know how "${leaf}" is seen.`)
    if (typeof sight === 'function') await sight(step)
  }
  for (const tag of tags) {
    const sight = sights[`#${tag}`]
    if (typeof sight === 'function') await sight(step)
  }
}

/**
 * Describes how the page's actor differs from a step. Undefined if it does not, or if the page only passes
 * through the step's state.
 */
export async function differenceAt(
  { sights, model }: Walker,
  step: Step,
  live: LivePage,
): Promise<string | undefined> {
  const isPassing = (leaf: string) => 'passing' in (sights[nearest(leaf, sights)] ?? {})
  if (placeOf(step.state).leaves.some(isPassing)) return undefined
  return live.differenceFrom(step.state, model.machine.id)
}

/** Returns the innermost state with an entry in `sights`: `leaf` or an ancestor. `leaf` if there is none. */
function nearest(leaf: string, sights: Walker['sights']): string {
  const names = leaf.split('.')
  const chain = names.map((_, index) => names.slice(0, names.length - index).join('.'))
  return chain.find((name) => Object.hasOwn(sights, name)) ?? leaf
}
