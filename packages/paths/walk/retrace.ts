import type { Subject } from '#paths/machine/system-under-test.ts'
import { withVirtualDate } from '#paths/machine/virtual-date.ts'
import { Journey } from './journey.ts'
import type { Path } from './path.ts'

/**
 * Returns the path whose steps have these labels. The first label is the start. If a label matches no
 * possible step exactly, ignores the time in the label, since a timer fires when it is due. Returns undefined
 * if a step is impossible.
 */
export function retrace(subject: Subject, labels: readonly string[]): Path | undefined {
  const journey = new Journey(subject)
  const isWhole = withVirtualDate(journey.clock, () => labels.every((label) => take(journey, label)))
  journey.finishPath()
  return isWhole ? journey.paths[0] : undefined
}

function take(journey: Journey, label: string): boolean {
  const possible = journey.possibilities()
  const exact = possible.find((one) => one.label === label)
  const choice = exact ?? possible.find((one) => timeless(one.label) === timeless(label))
  return choice !== undefined && journey.take(choice.id) !== undefined
}

/** Removes the time from labels like `after 20 s: counting untilResend` and `wait 29.999 s`. */
function timeless(label: string): string {
  return label.replace(/^(after|wait) [\d.]+ (?:ms|s|min)\b/, '$1')
}
