import type { ReplayedStep, ReplayResult } from '#paths/results/results.ts'
import { countText } from './count-text.ts'

export function stepText({ label, state, passed, difference, ms }: ReplayedStep, number: number): string[] {
  const line = `  ${passed ? '✓' : '✗'} ${number}. ${label} → ${state}  ${durationText(ms)}`
  return difference === undefined ? [line] : [line, `      ${difference}`]
}

export function endText(result: ReplayResult): string {
  const { id, flow, how, outcome, reason, steps } = result
  const path = `Path ${id} of ${flow}`
  const where = how === 'machine' ? 'on the machine' : 'in the browser'
  const ms = steps.reduce((sum, step) => sum + step.ms, 0)
  if (outcome === 'passed')
    return `${path} passed ${where}: ${countText(steps.length, 'step')} in ${durationText(ms)}.`
  if (outcome === 'unwalkable') return `${path} cannot be done in the page: ${reason}`
  if (outcome === 'unfinished')
    return `${path} is unfinished ${where}, after ${countText(steps.length, 'step')}.`
  const failed = steps.findIndex((step) => !step.passed) + 1
  const which = failed > 0 ? `at step ${failed}` : `after ${countText(steps.length, 'step')}`
  return `${path} failed ${where} ${which}.`
}

export function replayCommand(id: string, flow: string, browser: readonly string[]): string {
  return ['npm run paths -- replay', id, '--flow', flow, ...browser].join(' ')
}

function durationText(ms: number): string {
  return ms < 1000 ? `${ms.toFixed(ms < 10 ? 1 : 0)} ms` : `${(ms / 1000).toFixed(1)} s`
}
