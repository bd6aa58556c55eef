import type { Model } from '#paths/model.ts'
import type { Path, Step } from '#paths/path.ts'
import { isLong } from '../is-long.ts'
import { expect, test } from '../platform.ts'
import { type Exclusion, userPaths } from './user-paths.ts'

/** Does a step; `name` is that of its case: `the password` of `field.change the password`, `offline` of `logIn: offline`. */
type Deed = (name: string) => Promise<void>

/** A sight, to be found after this step, or in a sentence why there is nothing to be seen of a state. */
type Sight = ((step: Step) => Promise<void>) | { unseen: string }

/** How the steps of a model are done and its states seen in a page. */
export type Walker = {
  model: Model
  /** What no user can do, each with its reason. One that excludes nothing fails the walk. */
  exclusions: readonly Exclusion[]
  /** Transitions that only excluded steps lead to, as the walk names them; it fails when they are others. */
  unwalked: readonly string[]
  /** Opens the page anew in the state that a path starts in; by the step's label (`start`, `start a player`). */
  starts: { readonly [label: string]: () => Promise<void> }
  /** By event or actor (`field.change`, `logIn`), or by the whole label for one case of it (`logIn: offline`). */
  deeds: { readonly [step: string]: Deed }
  /** Lets `milliseconds` pass on the page's clock. */
  pass(milliseconds: number): Promise<void>
  /** By state, its own name or that of a state around it, and by tag (`#busy`). Tags may be left out. */
  sights: { readonly [state: string]: Sight }
  /** After each path, whatever its outcome. */
  end?(): Promise<void>
}

/**
 * Walks the paths of a model that a user can walk, and looks at the page after every step: all of them where everything is
 * tried, else the few that show the most states.
 */
export async function walkAll(walker: Walker): Promise<void> {
  const { paths, unwalked, idle } = userPaths(walker.model, walker.exclusions)
  expect(idle, 'exclusions that exclude nothing').toEqual([])
  expect(unwalked, 'transitions that no path of a user takes').toEqual(walker.unwalked)
  for (const path of isLong ? paths : showingMost(paths)) await walkPath(walker, path)
}

/** Paths that are walked where not everything is tried. */
const FEW = 3

/** The path that comes through the most states, then the one that adds the most to them, and so on. */
function showingMost(paths: readonly Path[]): Path[] {
  const seen = new Set<string>()
  const chosen: Path[] = []
  const added = (path: Path) => statesOf(path).filter((state) => !seen.has(state)).length
  while (chosen.length < Math.min(FEW, paths.length)) {
    const [next] = paths.filter((path) => !chosen.includes(path)).sort((a, b) => added(b) - added(a))
    if (!next) break
    chosen.push(next)
    for (const state of statesOf(next)) seen.add(state)
  }
  return chosen
}

/** The states that a path shows, each once. */
const statesOf = ({ steps }: Path): string[] => [
  ...new Set(steps.flatMap(({ state }) => state.replace(/ [#(].*$/s, '').split(' + '))),
]

async function walkPath(walker: Walker, path: Path): Promise<void> {
  await test.step(`path ${path.id}`, async () => {
    try {
      for (const [index, step] of path.steps.entries()) {
        await test.step(`${index + 1}. ${step.label} → ${step.state}`, async () => {
          await (index === 0 ? open(walker, step) : take(walker, step))
          await look(walker, step)
        })
      }
    } finally {
      await walker.end?.()
    }
  })
}

async function open({ starts }: Walker, { label }: Step): Promise<void> {
  const start = starts[label]
  if (!start) throw new Error(`The walker does not know how to "${label}".`)
  await start()
}

async function take({ deeds, pass }: Walker, { label }: Step): Promise<void> {
  const time = /^(?:after|wait) ([\d.]+) (ms|s|min)\b/.exec(label)
  if (time) return pass(Math.round(Number(time[1]) * (unit[time[2] ?? ''] ?? Number.NaN)))
  const [, what = label, name = ''] = /^(.+?)(?:: | )(.+)$/.exec(label) ?? []
  const deed = deeds[label] ?? deeds[what]
  if (!deed) throw new Error(`The walker does not know how to do "${label}".`)
  return deed(name)
}

const unit: { [name: string]: number } = { ms: 1, s: 1_000, min: 60_000 }

/** Looks for every active state, all of them together being what a path's step says. */
async function look({ sights }: Walker, step: Step): Promise<void> {
  const [states = '', ...tags] = step.state.replace(/ \(done.*$/s, '').split(' #')
  for (const leaf of states.split(' + ')) {
    const sight = sights[nearest(leaf, sights)]
    if (!sight) throw new Error(`The walker does not know how "${leaf}" is seen.`)
    if (typeof sight === 'function') await sight(step)
  }
  for (const tag of tags) {
    const sight = sights[`#${tag}`]
    if (typeof sight === 'function') await sight(step)
  }
}

/** The innermost of a state and those around it that there is a sight of. */
function nearest(leaf: string, sights: Walker['sights']): string {
  const names = leaf.split('.')
  const chain = names.map((_, index) => names.slice(0, names.length - index).join('.'))
  return chain.find((name) => Object.hasOwn(sights, name)) ?? leaf
}
