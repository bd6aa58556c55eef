import type { ReplayedStep, ReplayResult } from '../results.ts'

/** A step as it went. */
export function stepText({ label, state, passed, difference, ms }: ReplayedStep, number: number): string[] {
  const line = `  ${passed ? '✓' : '✗'} ${number}. ${label} → ${state}  ${durationText(ms)}`
  return difference === undefined ? [line] : [line, `      ${difference}`]
}

/** How a replay went, in a sentence. */
export function endText({ id, flow, how, passed, steps }: ReplayResult): string {
  const where = how === 'machine' ? 'on the machine' : 'in the browser'
  const ms = steps.reduce((sum, step) => sum + step.ms, 0)
  const failed = steps.findIndex((step) => !step.passed) + 1
  if (passed) return `Path ${id} of ${flow} passed ${where}: ${steps.length} steps in ${durationText(ms)}.`
  const which = failed > 0 ? `at step ${failed}` : `after ${steps.length} steps`
  return `Path ${id} of ${flow} failed ${where} ${which}.`
}

/** The command that replays a path. */
export function replayCommand(id: string, flow: string, browser: readonly string[]): string {
  return ['npm run paths -- replay', id, '--flow', flow, ...browser].join(' ')
}

function durationText(ms: number): string {
  return ms < 1000 ? `${ms.toFixed(ms < 10 ? 1 : 0)} ms` : `${(ms / 1000).toFixed(1)} s`
}
