import { type Choice, createChooser } from './choices.ts'
import { type Configuration, keyOf, situationOf } from './configuration.ts'
import { type Arc, type Graph, itemsOf, observedItems, startLabel } from './explore.ts'
import { nearestArc } from './nearest-arc.ts'
import type { Path, Step } from './path.ts'
import { pathId } from './path-id.ts'
import type { Observation } from './recorder.ts'
import { seenStep } from './seen-step.ts'
import { type Stepped, Stepper } from './stepper.ts'
import type { Subject } from './subject.ts'
import { withVirtualDate } from './virtual-date.ts'

export type Tour = {
  paths: readonly Path[]
  /** Items that the graph promised and exact times refused. */
  missed: readonly string[]
}

export type TourOptions = {
  /** Items that need no path any more. */
  covered?: Iterable<string>
  /** Steps after which a path ends, for whoever has to read it. */
  longest?: number
}

const LONGEST_PATH = 25
/** How often an arc may lead elsewhere than the graph says before it is avoided. */
const PATIENCE = 3

type Taken = { choiceId: string; edges: Observation['edges']; step: Step }
type Position = { index: number; configuration: Configuration | undefined }

const BEFORE_START: Position = { index: 0, configuration: undefined }

/**
 * A few paths that show every item of the graph: always on to the nearest arc that shows something new, or back
 * to the start where that is nearer. Plans are made in the graph, which knows only the order of timers, and
 * carried out in exact time: where the two disagree the plan is made anew from what really happened.
 */
export function tour(subject: Subject, graph: Graph, options: TourOptions = {}): Tour {
  const { model } = subject
  const longest = options.longest ?? LONGEST_PATH
  const clock = { now: model.startAt }
  const stepper = new Stepper(subject, clock)
  const choose = createChooser(model)
  const missing = new Set(graph.arcs.flatMap((arcs) => arcs.flatMap((arc) => arc.items)))
  for (const item of options.covered ?? []) missing.delete(item)
  const surprises = new Map<Arc, number>()
  const paths: Path[] = []
  let taken: Taken[] = []
  let position = BEFORE_START

  const isUsable = (arc: Arc) => (surprises.get(arc) ?? 0) < PATIENCE
  const wayFrom = (index: number) =>
    nearestArc(graph, index, isUsable, (arc) => arc.items.some((item) => missing.has(item)))

  const finishPath = () => {
    if (taken.length > 0) paths.push({ id: pathId(taken), steps: taken.map(({ step }) => step) })
    taken = []
    position = BEFORE_START
  }

  const carryOut = (way: readonly Arc[]) => {
    for (const arc of way) {
      const next = position.configuration ? follow(position.configuration, arc) : begin(arc)
      const index = next && graph.indexByKey.get(keyOf(next.configuration, model))
      if (index !== arc.to) surprises.set(arc, (surprises.get(arc) ?? 0) + 1)
      if (!next || index === undefined) return finishPath()
      position = { index, configuration: next.configuration }
      if (index !== arc.to) return
    }
  }

  const begin = (arc: Arc): Stepped | undefined => {
    const start = Object.entries(model.inputs).find(([name]) => startLabel(name) === arc.choiceId)
    if (!start) throw new Error(`The model has no input for "${arc.choiceId}".`)
    const stepped = stepper.start(start[1])
    note(arc, undefined, [arc.choiceId, ...observedItems(stepped.observation)], stepped)
    return stepped
  }

  const follow = (configuration: Configuration, arc: Arc): Stepped | undefined => {
    const choice = choose(situationOf(configuration)).find(({ id }) => id === arc.choiceId)
    if (!choice) return undefined
    const stepped = stepper.take(configuration, choice)
    note(arc, choice, itemsOf(choice, stepped.observation), stepped)
    return stepped
  }

  const note = (arc: Arc, choice: Choice | undefined, items: string[], stepped: Stepped) => {
    const { configuration, observation } = stepped
    for (const item of items) missing.delete(item)
    const step = seenStep(model, choice?.label ?? arc.choiceId, choice, observation, configuration)
    taken.push({ choiceId: arc.choiceId, edges: observation.edges, step })
  }

  withVirtualDate(clock, () => {
    while (missing.size > 0) {
      const onwards = wayFrom(position.index)
      const fromStart = position === BEFORE_START ? onwards : wayFrom(BEFORE_START.index)
      if (!onwards && !fromStart) break
      const isTooLong = onwards && taken.length > 0 && taken.length + onwards.length > longest
      const isFarther = onwards && fromStart && fromStart.length < onwards.length
      if (onwards && !isTooLong && !isFarther) carryOut(onwards)
      else finishPath()
    }
    finishPath()
  })
  return { paths, missed: [...missing] }
}
