import type { AnyMachineSnapshot } from 'xstate'
import { stateText } from '#paths/wording/texts.ts'

export type Exclusion = {
  /** Matches step labels without durations: `field.change the captcha`, `logIn: offline`. */
  step: RegExp
  /** Matches the states (as shown in paths) where it applies. All by default. */
  state?: RegExp
  /** Whether it applies to a context. By default it applies to all. */
  when?(context: unknown): boolean
  /** A sentence that explains why on its own. */
  reason: string
}

/** Exclusions that apply to a step. A start has no situation before it. */
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
