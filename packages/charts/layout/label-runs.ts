import type { ChartTransition } from '../chart.ts'
import type { Run, TextStyle } from '../drawing.ts'
import { durationText } from '../duration.ts'
import { english, type Vocabulary } from '../vocabulary.ts'

/**
 * Returns the label of a transition, such as `code.request [mayAsk] / keepCode`. Empty for an empty event, as
 * on a map of machines.
 */
export function labelRuns(transition: ChartTransition, vocabulary: Vocabulary = english): Run[] {
  const { event, delay, guard, actions, arm, arms, isForbidden } = transition
  if (event === '') return []
  const runs: Run[] = [{ text: `${event} `, style: eventStyle(transition) }]
  if (delay !== undefined && event !== `after ${durationText(delay)}`)
    runs.push({ text: `(${durationText(delay)}) `, style: 'guard' })
  if (guard !== undefined) runs.push({ text: `[${guard}] `, style: 'guard' })
  else if (arms > 1 && arm > 0) runs.push({ text: `[${vocabulary.otherwise}] `, style: 'guard' })
  if (isForbidden) runs.push({ text: vocabulary.ignored, style: 'guard' })
  if (actions.length > 0) runs.push({ text: `/ ${actions.join(', ')} `, style: 'action' })
  return runs
}

function eventStyle({ kind }: ChartTransition): TextStyle {
  if (kind === 'event') return 'event'
  return kind === 'actorError' ? 'error' : 'system'
}
