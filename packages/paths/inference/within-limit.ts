import { type Configuration, viewText } from '#paths/machine/configuration.ts'
import type { Model } from '#paths/model.ts'
import { contextText } from '#paths/wording/texts.ts'
import { literalsOf } from './literals.ts'
import { initialContext, type Merging, mergedView } from './merged-view.ts'
import { type Moment, type Trial, tryOut } from './trial.ts'

/** Largest number that counts as small. The finest exploration keeps numbers up to this one distinct. */
const SMALL = 6

/**
 * Comparisons with this number or a greater one are ignored, since counting that far would take too many
 * configurations.
 */
const COUNTABLE = 100

type UpTo = Merging['upTo']

/**
 * If a model has too many configurations, treats numbers and lists of the same kind as equal. If necessary,
 * also treats texts of the same kind as equal. If the merged model then misses something, such as a guard
 * that requires three items, the contexts on the shortest route to it stay distinct.
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
      `there are more than ${model.limit} configurations: ${what} of the context are distinguished only by kind`,
    ],
    isMerged: true,
  }
}

/**
 * Returns limits up to which numbers stay distinct, cheapest first. The first limit is the largest number
 * with which the machine compares a property, and the second is {@link SMALL}.
 */
function countsOf({ machine }: Model): UpTo[] {
  const literals = literalsOf(machine)
  const compared: UpTo = (name) => {
    const numbers = (literals.get(name) ?? []).filter((value) => typeof value === 'number')
    return Math.max(0, ...numbers.filter((value) => value < COUNTABLE))
  }
  return [compared, () => SMALL]
}

/** Returns the merged model, except that the contexts on these routes stay distinct. */
function keepingApart(exact: Model, { merged }: Coarse, ways: Iterable<Configuration>): Model {
  const apart = new Set([...ways].map((configuration) => viewText(configuration, exact)))
  const { startAt } = exact
  return {
    ...merged,
    view: (context, now) => {
      const whole = exact.view(context, now)
      return apart.has(contextText(whole, { startAt, now })) ? whole : merged.view(context, now)
    },
    notes: (merged.notes ?? []).map((note) => `${note}, except on the way to parts that need exact values`),
  }
}

function waysTo(moments: Iterable<Moment>): Set<Configuration> {
  const ways = new Set<Configuration>()
  for (const last of moments) {
    for (let moment: Moment | undefined = last; moment; moment = moment.before) ways.add(moment.configuration)
  }
  return ways
}
