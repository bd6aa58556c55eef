import { startLabel } from '@palpite/paths/graph/explore.ts'
import { type Choice, createChooser } from '@palpite/paths/machine/choices.ts'
import { type Configuration, situationOf } from '@palpite/paths/machine/configuration.ts'
import { seenStep } from '@palpite/paths/machine/observed-step.ts'
import type { Observation } from '@palpite/paths/machine/recorder.ts'
import { type Stepped, Stepper } from '@palpite/paths/machine/stepper.ts'
import { prepare, type Subject } from '@palpite/paths/machine/system-under-test.ts'
import { withVirtualDate } from '@palpite/paths/machine/virtual-date.ts'
import type { Model } from '@palpite/paths/model.ts'
import type { SeenStep } from '@palpite/paths/walk/path.ts'

/** Answers given in guards' places, by the id of their transition. */
export type Answers = { readonly [edge: string]: boolean }

/** What a simulation has come to by one step. Nothing that happens later changes it. */
export type Moment = {
  /** What happened, in a path's words, and what was then to be seen. */
  step: SeenStep
  /** What was done; nothing at the start. */
  choice: Choice | undefined
  configuration: Configuration
  observation: Observation
}

/** A machine that is led by hand: every step gives a new moment, and nothing outside it happens. */
export type Simulation = {
  model: Model
  subject: Subject
  /** Begins with one of the model's inputs, by name. Throws on a name that the model has not. */
  start(inputName: string, answers?: Answers): Moment
  /** What may happen next under the model's cases. */
  choicesAt(where: { configuration: Configuration }): readonly Choice[]
  /** Takes a choice, one of the model's or one of somebody's own making. */
  take(where: { configuration: Configuration }, choice: Choice, answers?: Answers): Moment
  /** The same without the words for it, for searches; {@link momentOf} finds them later. */
  step(where: { configuration: Configuration }, choice: Choice, answers?: Answers): Stepped
}

const NONE: Answers = {}

/** Prepares a model for being simulated. Its own machine stays as it is. */
export function createSimulation(model: Model): Simulation {
  let given = NONE
  const subject = prepare(model, (edge) => given[edge.id])
  const clock = { now: model.startAt }
  const stepper = new Stepper(subject, clock)
  const choose = createChooser(model)

  const under = (answers: Answers, run: () => Stepped): Stepped => {
    given = answers
    try {
      return withVirtualDate(clock, run)
    } finally {
      given = NONE
    }
  }

  const simulation: Simulation = {
    model,
    subject,
    start(inputName, answers = NONE) {
      if (!(inputName in model.inputs)) throw new Error(`The model has no input "${inputName}".`)
      const stepped = under(answers, () => stepper.start(model.inputs[inputName]))
      return momentOf(model, stepped, { label: startLabel(inputName) })
    },
    choicesAt({ configuration }) {
      clock.now = configuration.now
      return withVirtualDate(clock, () => choose(situationOf(configuration)))
    },
    take(where, choice, answers) {
      return momentOf(model, simulation.step(where, choice, answers), choice, where.configuration)
    },
    step({ configuration }, choice, answers = NONE) {
      return under(answers, () => stepper.take(configuration, choice))
    },
  }
  return simulation
}

/** A step with the words for it; the start is done by a label alone. */
export function momentOf(
  model: Model,
  { configuration, observation }: Stepped,
  done: Choice | { label: string },
  from?: Configuration,
): Moment {
  const choice = 'kind' in done ? done : undefined
  const { label } = done
  const step = seenStep(model, { label, choice, before: from?.snapshot, observation, after: configuration })
  return { step, choice, configuration, observation }
}

/** Whether a choice can still be taken: what it asks of children, timers and time may be over since it was listed. */
export function isPossible({ configuration }: Moment, choice: Choice): boolean {
  const { children, timers, now, snapshot } = situationOf(configuration)
  if (snapshot.status !== 'active') return false
  switch (choice.kind) {
    case 'event':
      return true
    case 'outcome':
      return children.includes(choice.child)
    case 'timer':
      return timers.length > 0
    case 'pause':
      return choice.until >= now
  }
}
