import type { AnyMachineSnapshot } from 'xstate'
import { stateText } from '#paths/wording/texts.ts'

/** Steps of a model that nobody can take through the page. */
export type Exclusion = {
  /** Matches steps as paths name them, without durations: `field.change the captcha`, `logIn: offline`. */
  step: RegExp
  /** Matches the states (as paths show them) in which that is so; all of them unless told. */
  state?: RegExp
  /** Says of a context that it is so; of every one unless told. */
  when?(context: unknown): boolean
  /** A sentence that says by itself why. */
  reason: string
}

/** Those that a step is excluded by in a situation; a start comes from none. */
export function excludingOf(
  exclusions: readonly Exclusion[],
  choiceId: string,
  from: AnyMachineSnapshot | undefined,
): Exclusion[] {
  const state = from ? stateText(from) : ''
  return exclusions.filter(
    (one) =>
      one.step.test(choiceId) && (one.state?.test(state) ?? true) && (one.when?.(from?.context) ?? true),
  )
}
