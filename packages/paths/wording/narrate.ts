import { edgesOf, nodesOf, pathOf } from '@palpite/charts/edges.ts'
import type { AnyStateMachine } from 'xstate'
import type { Path, Step } from '#paths/walk/path.ts'
import { leavesIn } from './texts.ts'
import { english, type Translation } from './translation.ts'

export type NarratedStep = {
  /** The step's label, translated if there is a translation. */
  label: string
  /**
   * Descriptions of the transitions taken and of newly active states. If there are none, one general
   * sentence.
   */
  says: readonly string[]
}

export function createNarrator(
  machine: AnyStateMachine,
  translation: Translation = english,
): (path: Path) => NarratedStep[] {
  const states = new Map(nodesOf(machine).map((node) => [pathOf(node), node.description]))
  const transitions = new Map(edgesOf(machine).map(({ id, definition }) => [id, definition.description]))

  const sentenceOf = (state: string): string => {
    for (let path = state; path !== ''; path = path.slice(0, Math.max(path.lastIndexOf('.'), 0))) {
      const sentence = states.get(path)
      if (sentence) return translation.sentence(sentence)
    }
    return `${state}.`
  }

  const sentences = (step: Step, before: Step | undefined): string[] => {
    if (step.isIgnored) return [translation.ignored]
    const known = new Set(before ? leavesIn(before.state) : [])
    const reached = leavesIn(step.state).filter((leaf) => !known.has(leaf))
    const taken = (step.edges ?? []).flatMap((id) => transitions.get(id) ?? [])
    const spoken = [...new Set([...taken.map(translation.sentence), ...reached.map(sentenceOf)])]
    return spoken.length > 0 ? spoken : [translation.stays]
  }

  return ({ steps }) =>
    steps.map((step, index) => ({
      label: translation.label(step.label),
      says: sentences(step, steps[index - 1]),
    }))
}
