import { pathOf } from '@palpite/charts/edges.ts'
import type { AnyMachineSnapshot } from 'xstate'
import type { Model } from '#paths/model.ts'
import type { ObservedStep } from '#paths/walk/path.ts'
import { contextText, stateText } from '#paths/wording/texts.ts'
import { changedParts } from './changed-parts.ts'
import type { Choice } from './choices.ts'
import type { Observation } from './recorder.ts'

/** A step with the snapshots before and after it. The start has no choice and no earlier snapshot. */
export type Happening = {
  label: string
  choice: Choice | undefined
  before: AnyMachineSnapshot | undefined
  observation: Observation
  after: { snapshot: AnyMachineSnapshot; now: number }
}

/** Describes an observed step, in the same form whether the step was explored or walked. */
export function observedStep(model: Model, happening: Happening): ObservedStep {
  const { label, choice, before, observation, after } = happening
  const { snapshot, now } = after
  const passed = passedThrough(observation, snapshot)
  const remembered = changedParts(before, snapshot)
  return {
    label,
    state: stateText(snapshot),
    isIgnored: choice !== undefined && choice.kind !== 'pause' && observation.edges.length === 0,
    effects: [
      ...(passed.length > 0 ? [`through ${passed.join(', ')}`] : []),
      ...observation.effects,
      ...(remembered.length > 0 ? [`remembers ${remembered.join(', ')}`] : []),
    ],
    edges: observation.edges.map((edge) => edge.id),
    context: contextText(model.view(snapshot.context, now)),
  }
}

/** Returns the innermost states that the step entered and exited again. */
function passedThrough({ entered }: Observation, snapshot: AnyMachineSnapshot): string[] {
  const active = new Set(snapshot._nodes.map(pathOf))
  const left = entered.filter((state) => !active.has(state))
  return left.filter((state) => !left.some((other) => other.startsWith(`${state}.`)))
}
