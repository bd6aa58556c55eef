import type { Model } from '#paths/model.ts'
import { stateText } from '#paths/wording/texts.ts'
import type { Configuration } from './configuration.ts'
import { GUARD_THREW } from './system-under-test.ts'

export function failureText(
  choiceId: string,
  before: Configuration | undefined,
  after: Configuration,
  model: Model,
): string {
  const { error } = after.snapshot
  const message = (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ')
  const where = before ? ` in ${stateText(before.snapshot)}` : ''
  const [, guard, why] =
    /^the guard (.+) of .+? threw: (.+)$/.exec(message.split(GUARD_THREW).at(-1) ?? '') ?? []
  if (guard !== undefined) return `the guard ${guard} threw with the case "${choiceId}"${where}: ${why}`
  if (!before && Object.values(model.inputs).every((input) => input === undefined)) {
    return `the machine does not start without input, and the model gives none: ${message}`
  }
  return `"${choiceId}"${where} throws: ${stateText(after.snapshot)}`
}
