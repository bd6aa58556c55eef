import { startLabel } from '@palpite/paths/graph/explore.ts'
import { type Choice, createChooser } from '@palpite/paths/machine/choices.ts'
import { type Configuration, situationOf } from '@palpite/paths/machine/configuration.ts'
import { observedStep } from '@palpite/paths/machine/observed-step.ts'
import type { Observation } from '@palpite/paths/machine/recorder.ts'
import { type Stepped, Stepper } from '@palpite/paths/machine/stepper.ts'
import { prepare, type Subject } from '@palpite/paths/machine/system-under-test.ts'
import { withVirtualDate } from '@palpite/paths/machine/virtual-date.ts'
import type { Model } from '@palpite/paths/model.ts'
import type { ObservedStep } from '@palpite/paths/walk/path.ts'

/** Forced guard results, by transition id. */
export type Answers = { readonly [edge: string]: boolean }

/** The result of one step. It is immutable. */
export type Moment = {
  /** The step with its label, effects and resulting state, as paths record it. */
  step: ObservedStep
  /** Undefined for the start. */
  choice: Choice | undefined
  configuration: Configuration
  observation: Observation
}

/** A machine to simulate. Every step returns a new moment and has no side effects. */
export type Simulation = {
  model: Model
  subject: Subject
  /** Starts with the model's input of this name. Throws if there is no such input. */
  start(inputName: string, answers?: Answers): Moment
  choicesAt(where: { configuration: Configuration }): readonly Choice[]
  take(where: { configuration: Configuration }, choice: Choice, answers?: Answers): Moment
  /**
   * Like `take`, but without a description of the step, which searches do not need. {@link momentOf} can add
   * it later.
   */
  step(where: { configuration: Configuration }, choice: Choice, answers?: Answers): Stepped
}

const NONE: Answers = {}

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

/** Describes a step as a moment. For a start, `done` is only a label. */
export function momentOf(
  model: Model,
  { configuration, observation }: Stepped,
  done: Choice | { label: string },
  from?: Configuration,
): Moment {
  const choice = 'kind' in done ? done : undefined
  const { label } = done
  const step = observedStep(model, {
    label,
    choice,
    before: from?.snapshot,
    observation,
    after: configuration,
  })
  return { step, choice, configuration, observation }
}

/**
 * Whether a choice is still possible. Since the choice was listed, its actor or timer may have ended, or its
 * time may have passed.
 */
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
