import { startLabel } from '#paths/graph/explore.ts'
import type { Model } from '#paths/model.ts'
import { type Trial, tryOut } from './trial.ts'

const MOST = 12

/**
 * Removes the useless cases of a model. For each event, actor and input, keeps the first two cases that do
 * not throw (usually one without data and one with all data). Also keeps cases that cover more. If all throw,
 * keeps the first. If a transition is then uncovered, puts back the removed cases that help. Some cases take
 * effect only in later steps.
 */
export function chosenCases(model: Model): Model {
  const trial = tryOut(model)
  const dropped = new Set(familiesOf(model).flatMap((family) => useless(family, trial)))
  let best = tryOut(without(model, dropped))
  for (const id of [...dropped].filter((id) => !trial.thrown.has(id)).slice(0, MOST)) {
    if (best.isComplete) break
    const fewer = new Set(dropped)
    fewer.delete(id)
    const other = tryOut(without(model, fewer))
    if (other.count <= best.count) continue
    best = other
    dropped.delete(id)
  }
  return without(model, dropped)
}

/**
 * Ids of cases that could replace each other, in groups: the cases of an event, of an actor's outputs or
 * errors, or of the input.
 */
function familiesOf({ events, outcomes, inputs }: Model): string[][] {
  const ofEvents = Object.entries(events).map(([type, cases]) =>
    namesOf(cases).map((name) => eventId(type, name)),
  )
  const ofOutcomes = Object.entries(outcomes).flatMap(([source, cases]) =>
    ['done', 'error'].map((kind) =>
      namesOf(cases)
        .filter((name) => name.split(' ')[0] === kind)
        .map((name) => outcomeId(source, name)),
    ),
  )
  return [...ofEvents, ...ofOutcomes, namesOf(inputs).map(startLabel)]
}

const namesOf = (cases: object = {}) => Object.keys(cases)
const eventId = (type: string, name: string) => `${type} ${name}`
const outcomeId = (source: string, name: string) => `${source}: ${name}`

function useless(family: readonly string[], { shown, thrown }: Trial): string[] {
  const through = family.filter((id) => !thrown.has(id))
  const certain = through.length > 0 ? through.slice(0, 2) : family.slice(0, 1)
  const seen = new Set(certain.flatMap((id) => [...(shown.get(id) ?? [])]))
  return family.filter((id) => {
    if (certain.includes(id)) return false
    if (through.length > 0 && thrown.has(id)) return true
    const news = [...(shown.get(id) ?? [])].filter((item) => !seen.has(item))
    for (const item of news) seen.add(item)
    return news.length === 0
  })
}

function without(model: Model, dropped: ReadonlySet<string>): Model {
  const left = <Case>(cases: { [name: string]: Case } | undefined, idOf: (name: string) => string) =>
    Object.fromEntries(Object.entries(cases ?? {}).filter(([name]) => !dropped.has(idOf(name))))
  const events = Object.entries(model.events).map(([type, cases]) => [
    type,
    left(cases, (name) => eventId(type, name)),
  ])
  const outcomes = Object.entries(model.outcomes).map(([source, cases]) => [
    source,
    left(cases, (name) => outcomeId(source, name)),
  ])
  return {
    ...model,
    events: Object.fromEntries(events),
    outcomes: Object.fromEntries(outcomes),
    inputs: left(model.inputs, startLabel),
  }
}
