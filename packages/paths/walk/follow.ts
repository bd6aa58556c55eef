import type { Edge } from '@palpite/charts/edges.ts'
import { startLabel } from '#paths/graph/explore.ts'
import { type Choice, createChooser } from '#paths/machine/choices.ts'
import { type Configuration, keyOf, situationOf } from '#paths/machine/configuration.ts'
import { observedStep } from '#paths/machine/observed-step.ts'
import { type Stepped, Stepper } from '#paths/machine/stepper.ts'
import type { Subject } from '#paths/machine/system-under-test.ts'
import { withVirtualDate } from '#paths/machine/virtual-date.ts'
import { placeText } from '#paths/wording/texts.ts'
import type { Path, Step } from './path.ts'
import { pathId } from './path-id.ts'
import { walk } from './walk.ts'

export type ObservedEvent = {
  /** Some of its values may be redacted. */
  event: { type: string; [key: string]: unknown }
  /** Ids of the transitions that the event caused, in order. */
  edges: readonly string[]
  /** Dotted paths of the active leaf states after the event, in document order. */
  leaves: readonly string[]
}

export type Observed = { begun: readonly string[]; events: readonly ObservedEvent[] }

export type Followed = {
  /** Undefined if no start of the model leads to the first state of the trace. */
  path: Path | undefined
  /**
   * Messages that explain where the path differs from the trace, and where the machine departs from the path.
   */
  unmapped: readonly string[]
}

type Taken = { choiceId: string; edges: readonly Edge[]; step: Step }
/**
 * A path through the model that matches the trace so far. The better the data match, the higher `agreement`
 * is.
 */
type Candidate = { configuration: Configuration; taken: readonly Taken[]; agreement: number }

/**
 * Finds the path of a model that best matches a trace. For each event, looks for cases, outcomes and timers
 * that cause the same transitions, and prefers the best matching data. Lets time pass only when a timer
 * fires.
 * @param isHidden whether a value of the trace was redacted
 */
export function follow(
  subject: Subject,
  { begun, events }: Observed,
  isHidden: (value: unknown) => boolean,
): Followed {
  const { model } = subject
  const clock = { now: model.startAt }
  const stepper = new Stepper(subject, clock)
  const choose = createChooser(model)
  const unmapped = new Set<string>()

  const start = (): Candidate[] =>
    Object.entries(model.inputs).flatMap(([name, input]) => {
      const stepped = stepper.start(input)
      if (!isAt(stepped.configuration, begun)) return []
      const label = startLabel(name)
      return [
        {
          configuration: stepped.configuration,
          taken: [takenBy(label, undefined, undefined, stepped)],
          agreement: 0,
        },
      ]
    })

  const takenBy = (
    label: string,
    choice: Choice | undefined,
    before: Configuration | undefined,
    { configuration, observation }: Stepped,
  ): Taken => ({
    choiceId: choice?.id ?? label,
    edges: observation.edges,
    step: observedStep(model, { label, choice, before: before?.snapshot, observation, after: configuration }),
  })

  const goOn = (candidate: Candidate, one: ObservedEvent): Candidate[] =>
    choose(situationOf(candidate.configuration)).flatMap((choice) => {
      const expected = expectedOf(choice, one.event.type, subject)
      if (!expected || isOther(expected, one.event, isHidden)) return []
      const stepped = stepper.take(candidate.configuration, choice)
      if (!isAs(stepped, one)) return []
      const agreement = candidate.agreement + agreementOf(expected, one.event, isHidden)
      const { configuration } = stepped
      const isRepeated =
        candidate.taken.at(-1)?.choiceId === choice.id &&
        keyOf(configuration, model) === keyOf(candidate.configuration, model)
      const taken = isRepeated
        ? candidate.taken
        : [...candidate.taken, takenBy(choice.label, choice, candidate.configuration, stepped)]
      return [{ configuration, taken, agreement }]
    })

  const best = withVirtualDate(clock, () => {
    let candidates = start()
    if (candidates.length === 0)
      unmapped.add(`The trace begins in ${placeText(begun)}, which no start of the model reaches.`)
    for (const one of candidates.length === 0 ? [] : events) {
      const onwards = candidates.flatMap((candidate) => goOn(candidate, one))
      if (onwards.length > 0)
        candidates = bestOfEach(onwards, (candidate) => keyOf(candidate.configuration, model))
      else if (candidates.some((candidate) => isAt(candidate.configuration, one.leaves))) {
        // An event without transitions is omitted without a message, since later steps do not depend on it.
        if (one.edges.length > 0)
          unmapped.add(`No case of the model matches ${one.event.type}. It is left out.`)
      } else {
        unmapped.add(
          `The model cannot reach ${placeText(one.leaves)} by ${one.event.type}. The path ends before it.`,
        )
        break
      }
    }
    return candidates.reduce<Candidate | undefined>(
      (most, candidate) => (most && most.agreement >= candidate.agreement ? most : candidate),
      undefined,
    )
  })

  if (!best) return { path: undefined, unmapped: [...unmapped] }
  const path = { id: pathId(best.taken), steps: best.taken.map(({ step }) => step) }
  const { difference } = walk(subject, path)
  if (difference) unmapped.add(`The machine differs: ${difference}`)
  return { path, unmapped: [...unmapped] }
}

function isAt({ snapshot }: Configuration, leaves: readonly string[]): boolean {
  return placeText(leaves) === placeText(snapshot)
}

function isAs({ configuration, observation }: Stepped, { edges, leaves }: ObservedEvent): boolean {
  return isAt(configuration, leaves) && observation.edges.map(({ id }) => id).join('\n') === edges.join('\n')
}

/** Keeps the candidate with the best matching data for each configuration. */
function bestOfEach(
  candidates: readonly Candidate[],
  keyOfCandidate: (candidate: Candidate) => string,
): Candidate[] {
  const best = new Map<string, Candidate>()
  for (const candidate of candidates) {
    const key = keyOfCandidate(candidate)
    const known = best.get(key)
    if (!known || known.agreement < candidate.agreement) best.set(key, candidate)
  }
  return [...best.values()]
}

/**
 * Returns the data of the event of this type that the choice causes, or undefined if it causes no such event.
 */
function expectedOf(choice: Choice, type: string, { timerNames }: Subject): object | undefined {
  switch (choice.kind) {
    case 'event':
      return choice.event.type === type ? choice.event : undefined
    case 'timer':
      return choice.id === `after: ${timerNames.get(type) ?? type}` ? {} : undefined
    case 'outcome': {
      const { child, outcome } = choice
      if ('send' in outcome) return outcome.send.type === type ? outcome.send : undefined
      if ('done' in outcome)
        return type === `xstate.done.actor.${child.id}` ? { output: outcome.done } : undefined
      return type === `xstate.error.actor.${child.id}` ? { error: outcome.error } : undefined
    }
    case 'pause':
      return undefined
  }
}

/** Whether a text in an event differs from the expected text. Ignores empty and redacted texts. */
function isOther(
  expected: object,
  observed: ObservedEvent['event'],
  isHidden: (value: unknown) => boolean,
): boolean {
  return Object.entries(expected).some(([key, part]) => {
    const shown = observed[key]
    return (
      typeof part === 'string' &&
      typeof shown === 'string' &&
      shown !== '' &&
      !isHidden(shown) &&
      shown !== part
    )
  })
}

/**
 * How well data match: plus one for each equal property, and minus one for each different property. A
 * redacted value counts as different only if a boolean or null was expected, since these are never redacted.
 */
function agreementOf(expected: unknown, observed: unknown, isHidden: (value: unknown) => boolean): number {
  if (isHidden(observed)) return expected === null || typeof expected === 'boolean' ? -1 : 0
  if (
    typeof expected !== 'object' ||
    expected === null ||
    typeof observed !== 'object' ||
    observed === null
  ) {
    return Object.is(expected, observed) ? 1 : -1
  }
  const parts: { [key: string]: unknown } = { ...observed }
  return Object.entries(expected).reduce(
    (sum, [key, part]) => sum + (Object.hasOwn(parts, key) ? agreementOf(part, parts[key], isHidden) : 0),
    0,
  )
}
