import type { AnyMachineSnapshot } from 'xstate'
import type { Subject } from '#paths/machine/system-under-test.ts'
import type { Path } from '#paths/walk/path.ts'
import { walk } from '#paths/walk/walk.ts'
import { placeText } from '#paths/wording/texts.ts'
import { type Exclusion, excludingOf } from './exclusion.ts'

/**
 * Explains in a sentence why a user cannot take a path in the flow's page: the first excluded step, its
 * position and the reason. Undefined if a user can take the path. Walks the path on a real actor instead of
 * in a browser. The path must pass on the actor.
 */
export function pageLimitOf(
  subject: Subject,
  path: Path,
  exclusions: readonly Exclusion[],
): string | undefined {
  if (exclusions.length === 0) return undefined
  let from: AnyMachineSnapshot | undefined
  let number = 0
  let limit: string | undefined
  walk(subject, path, ({ choiceId, snapshot }) => {
    number += 1
    const [first] = excludingOf(exclusions, choiceId, from)
    if (first) limit ??= limitText(number, choiceId, from, first)
    from = snapshot
  })
  return limit
}

function limitText(
  number: number,
  choiceId: string,
  from: AnyMachineSnapshot | undefined,
  { reason }: Exclusion,
): string {
  const place = from ? ` in ${placeText(from)}` : ''
  return `step ${number} "${choiceId}"${place}: ${reason}`
}
