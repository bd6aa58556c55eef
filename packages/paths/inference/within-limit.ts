import { type Configuration, viewText } from '#paths/machine/configuration.ts'
import type { Model } from '#paths/model.ts'
import { contextText } from '#paths/wording/texts.ts'
import { literalsOf } from './literals.ts'
import { initialContext, type Merging, mergedView } from './merged-view.ts'
import { type Moment, type Trial, tryOut } from './trial.ts'

/** Up to what all whole numbers are told apart, where there are too many of them. */
const SMALL = 6

/** The largest number that is counted up to because something is compared with it. */
const COUNTABLE = 100

type UpTo = Merging['upTo']

/**
 * A model that can be explored within its limit. Where it has more configurations, numbers and lists of the context count only by
 * their kind, and texts too where that is not enough. A guard that waits for the third of a thing would then wait
 * for ever: what shows only where contexts are told apart more closely is looked for there, and the contexts on the shortest
 * way to it stay apart.
 */
export function withinLimit(model: Model): Model {
  const exact = tryAll(model)
  if (!exact.isTruncated) return model
  const coarse = coarsest(model)
  const lost = new Map<string, Moment>()
  const note = ({ first }: Trial) => {
    for (const [item, moment] of first)
      if (!coarse.trial.first.has(item) && !lost.has(item)) lost.set(item, moment)
  }
  note(exact)
  for (const upTo of countsOf(model)) {
    if (coarse.trial.isComplete || exact.isComplete) break
    note(tryAll(merging(model, { upTo, areTextsMerged: coarse.areTextsMerged })))
  }
  return lost.size === 0 ? coarse.merged : keepingApart(model, coarse, waysTo(lost.values()))
}

type Coarse = { merged: Model; areTextsMerged: boolean; trial: Trial }

function coarsest(model: Model): Coarse {
  const numbers = tryMerging(model, false)
  return numbers.trial.isTruncated ? tryMerging(model, true) : numbers
}

function tryMerging(model: Model, areTextsMerged: boolean): Coarse {
  const merged = merging(model, { upTo: () => 0, areTextsMerged })
  return { merged, areTextsMerged, trial: tryAll(merged) }
}

const tryAll = (model: Model) => tryOut(model, Number.POSITIVE_INFINITY)

function merging(model: Model, how: Merging): Model {
  const what = how.areTextsMerged ? 'numbers, lists and texts' : 'numbers and lists'
  return {
    ...model,
    view: mergedView(initialContext(model.machine), how),
    notes: [
      `there are more than ${model.limit} configurations: ${what} of the context are told apart only by their kind`,
    ],
    isMerged: true,
  }
}

/** What is compared with something, as far as that; then all that is small. */
function countsOf({ machine }: Model): UpTo[] {
  const literals = literalsOf(machine)
  const compared: UpTo = (name) => {
    const numbers = (literals.get(name) ?? []).filter((value) => typeof value === 'number')
    return Math.max(0, ...numbers.filter((value) => value < COUNTABLE))
  }
  return [compared, () => SMALL]
}

/** The coarse model, but for contexts that decide. */
function keepingApart(exact: Model, { merged }: Coarse, ways: Iterable<Configuration>): Model {
  const apart = new Set([...ways].map((configuration) => viewText(configuration, exact)))
  const { startAt } = exact
  return {
    ...merged,
    view: (context, now) => {
      const whole = exact.view(context, now)
      return apart.has(contextText(whole, { startAt, now })) ? whole : merged.view(context, now)
    },
    notes: (merged.notes ?? []).map((note) => `${note}, but for those on the way to what needs them`),
  }
}

/** The configurations on the ways to these moments. */
function waysTo(moments: Iterable<Moment>): Set<Configuration> {
  const ways = new Set<Configuration>()
  for (const last of moments) {
    for (let moment: Moment | undefined = last; moment; moment = moment.before) ways.add(moment.configuration)
  }
  return ways
}
