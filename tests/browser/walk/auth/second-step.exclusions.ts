import type { Exclusion } from '@palpite/paths/model/exclusion.ts'
import type { SecondStepContext } from '#machines/auth/second-step.types.ts'

const isOf = (kind: SecondStepContext['kind']) => (context: unknown) =>
  (context as SecondStepContext).kind === kind

export const exclusions: readonly Exclusion[] = [
  { step: /^kind\.choose recovery/, when: isOf('recovery'), reason: 'The button offers the other kind.' },
  {
    step: /^kind\.choose authenticator/,
    when: isOf('authenticator'),
    reason: 'The button offers the other kind.',
  },
]
