import { startLabel } from '@palpite/paths/graph/explore.ts'
import { ownChoice } from '#visualiser/simulate/context/own-choices.ts'
import { type Answers, isPossible, type Moment, type Simulation } from '#visualiser/simulate/simulation.ts'

export type Halt = {
  /** Number of the impossible step, counted from 1. */
  number: number
  label: string
  /** Labels of the steps that were possible instead. */
  possible: readonly string[]
}

export type Played = { moments: readonly Moment[]; halt: Halt | undefined }

/** Plays a path by the labels of its steps until a step is impossible. The first label is the start. */
export function playPath(simulation: Simulation, labels: readonly string[], answers: Answers = {}): Played {
  const starts = Object.keys(simulation.model.inputs)
  const [first = '', ...rest] = labels
  const inputName = starts.find((name) => startLabel(name) === first)
  if (inputName === undefined) {
    return { moments: [], halt: { number: 1, label: first, possible: starts.map(startLabel) } }
  }
  let present = simulation.start(inputName, answers)
  const moments = [present]
  for (const [index, label] of rest.entries()) {
    const choices = simulation.choicesAt(present)
    const choice = choices.find((choice) => choice.label === label) ?? ownChoice(label, present)
    if (!choice || !isPossible(present, choice)) {
      const possible = choices.map((choice) => choice.label)
      return { moments, halt: { number: index + 2, label, possible } }
    }
    present = simulation.take(present, choice, answers)
    moments.push(present)
  }
  return { moments, halt: undefined }
}
