import type { Edge } from '@palpite/charts/edges.ts'
import { type Choice, createChooser, matches } from '#paths/machine/choices.ts'
import { type Configuration, situationOf } from '#paths/machine/configuration.ts'
import { observedStep } from '#paths/machine/observed-step.ts'
import { type Stepped, Stepper } from '#paths/machine/stepper.ts'
import type { Subject } from '#paths/machine/system-under-test.ts'
import { withVirtualDate } from '#paths/machine/virtual-date.ts'
import type { Path, Step } from '#paths/walk/path.ts'
import { pathId } from '#paths/walk/path-id.ts'
import { leavesOf } from '#paths/wording/texts.ts'
import { ChartPlan } from './chart-plan.ts'
import { count, createTally, type Tally } from './coverage-counter.ts'
import { startLabel } from './explore.ts'
import type { Tour } from './tour.ts'

export type LargeTourOptions = {
  /**
   * Maximum number of steps per path. By default, a path ends only where it must, since a new path needs many
   * steps to get as far.
   */
  longest?: number
}

const PATIENCE = 20

type Taken = { choiceId: string; edges: readonly Edge[]; step: Step }

/**
 * Covers all transitions of a machine with too many configurations to list, for example because of
 * independent regions. Routes are planned in the chart and taken on the real machine. If a guard or another
 * region prevents a step, the tour plans again from the actual configuration.
 */
export function largeTour(subject: Subject, options: LargeTourOptions = {}): Tour {
  const clock = { now: subject.model.startAt }
  return withVirtualDate(clock, () => new LargeTour(subject, clock, options).run())
}

class LargeTour {
  readonly #subject: Subject
  readonly #stepper: Stepper
  readonly #choose: ReturnType<typeof createChooser>
  readonly #plan: ChartPlan
  readonly #longest: number
  readonly #left: Set<Edge>
  readonly #tally: Tally = createTally()
  readonly #failures = new Map<Edge, number>()
  readonly #paths: Path[] = []
  #taken: Taken[] = []
  #detours = 0
  #now: Configuration | undefined

  constructor(subject: Subject, clock: { now: number }, { longest }: LargeTourOptions) {
    this.#subject = subject
    this.#stepper = new Stepper(subject, clock)
    this.#choose = createChooser(subject.model)
    this.#plan = new ChartPlan(subject.edges)
    this.#longest = longest ?? Number.POSITIVE_INFINITY
    this.#left = new Set(subject.edges)
  }

  run(): Tour {
    for (const [name, input] of Object.entries(this.#subject.model.inputs)) {
      this.#failures.clear()
      this.#begin(name, input)
      while (this.#left.size > 0) {
        const way = this.#wayOn()
        const isTooLong = way !== undefined && this.#taken.length + way.length > this.#longest
        if (way && (!isTooLong || this.#taken.length === 1)) this.#carryOut(way)
        else if (this.#taken.length > 1) this.#begin(name, input)
        else break
      }
    }
    this.#finishPath()
    const missed = [...this.#left]
    const reasons = missed.map((edge) => [
      edge.id,
      uncoveredReason(edge, this.#tally, this.#failures.get(edge) ?? 0),
    ])
    return { paths: this.#paths, missed: missed.map(({ id }) => id), reasons: Object.fromEntries(reasons) }
  }

  #wayOn(): Edge[] | undefined {
    if (this.#now?.snapshot.status !== 'active') return undefined
    return this.#plan.wayFrom(leavesOf(this.#now.snapshot), (edge) => this.#isWanted(edge))
  }

  #isWanted(edge: Edge): boolean {
    return this.#left.has(edge) && (this.#failures.get(edge) ?? 0) < PATIENCE
  }

  #begin(name: string, input: unknown): void {
    this.#finishPath()
    this.#note(this.#stepper.start(input), undefined, startLabel(name))
  }

  #finishPath(): void {
    const steps = this.#taken.map(({ step }) => step)
    if (steps.length > 0) this.#paths.push({ id: pathId(this.#taken), steps })
    this.#taken = []
  }

  #carryOut(way: readonly Edge[]): void {
    for (const edge of way) {
      const hasComeAlong = this.#taken.at(-1)?.edges.includes(edge) && !isBroughtAbout(edge)
      if (hasComeAlong || this.#take((choice) => mayBring(choice, edge), edge)) continue
      const goal = way.at(-1) ?? edge
      this.#failures.set(goal, (this.#failures.get(goal) ?? 0) + 1)
      this.#wander()
      return
    }
  }

  /** Takes some other choice, which may make the transition possible. Varies the choice from call to call. */
  #wander(): void {
    this.#detours++
    this.#take((_, index, { length }) => index === this.#detours % length)
  }

  /**
   * Takes a choice that `isMeant` accepts and that causes the transition `edge`, or any transition if `edge`
   * is not given. Returns whether there was such a choice.
   */
  #take(isMeant: (choice: Choice, index: number, all: readonly Choice[]) => boolean, edge?: Edge): boolean {
    if (!this.#now) return false
    const meant = this.#choose(situationOf(this.#now)).filter(isMeant)
    // The case that is tried first may block the route later. So the order of the cases changes with each
    // detour.
    const first = this.#detours % Math.max(meant.length, 1)
    for (const choice of [...meant.slice(first), ...meant.slice(0, first)]) {
      const stepped = this.#stepper.take(this.#now, choice)
      const { edges } = stepped.observation
      if (edge ? edges.includes(edge) : edges.length > 0 && !stepped.hasThrown) {
        this.#note(stepped, choice)
        return true
      }
      count(this.#tally, stepped.observation)
    }
    return false
  }

  #note(stepped: Stepped, choice: Choice | undefined, label = choice?.label ?? ''): void {
    const { configuration, observation } = stepped
    const before = this.#taken.length > 0 ? this.#now?.snapshot : undefined
    const step = observedStep(this.#subject.model, {
      label,
      choice,
      before,
      observation,
      after: configuration,
    })
    this.#taken.push({ choiceId: choice?.id ?? label, edges: observation.edges, step })
    count(this.#tally, observation)
    for (const edge of observation.edges) this.#left.delete(edge)
    this.#now = configuration
  }
}

/** Whether an event causes the transition directly. Other transitions follow from entering states. */
function isBroughtAbout({ eventType }: Edge): boolean {
  return eventType !== '' && !eventType.startsWith('xstate.done.state.')
}

function mayBring(choice: Choice, { eventType }: Edge): boolean {
  switch (choice.kind) {
    case 'event':
      return matches(eventType, choice.event.type)
    case 'outcome':
      return matches(eventType, endingType(choice.child.id, choice.outcome))
    case 'timer':
      return eventType.startsWith('xstate.after.')
    case 'pause':
      return false
  }
}

function endingType(actorId: string, outcome: (Choice & { kind: 'outcome' })['outcome']): string {
  if ('send' in outcome) return outcome.send.type
  return 'done' in outcome ? `xstate.done.actor.${actorId}` : `xstate.error.actor.${actorId}`
}

/** Explains why an incomplete tour did not take a transition, based on the tour's observations. */
function uncoveredReason({ id, source }: Edge, tally: Tally, failures: number): string {
  if (!tally.states.has(source)) return 'its state was never entered'
  if (tally.guardsTrue.has(id)) return 'it always lost against a transition of another region'
  if (tally.guardsFalse.has(id)) return `its guard rejected all ${failures} attempts`
  return 'no case sent its event, or another transition always took precedence'
}
