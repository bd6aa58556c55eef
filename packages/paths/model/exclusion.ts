import type { AnyMachineSnapshot } from 'xstate'
import { stateText } from '#paths/wording/texts.ts'

export type Exclusion = {
  /** Matches labels of steps without their durations: `field.change captcha`, `logIn: offline`. */
  step: RegExp
  /** Matches the states in which the exclusion applies, as paths show them. By default, all states. */
  state?: RegExp
  /** Whether the exclusion applies in a context. By default, it applies in all contexts. */
  when?(context: unknown): boolean
  /** The reason, a sentence that can be understood on its own. */
  reason: string
}

/** Returns the exclusions that apply to a step. For the start, `from` is undefined. */
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
