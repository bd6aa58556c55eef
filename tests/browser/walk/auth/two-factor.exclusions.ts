import type { Exclusion } from '@palpite/paths/model/exclusion.ts'
import type { TwoFactorContext } from '#machines/auth/two-factor.types.ts'

const isOf = (kind: TwoFactorContext['kind']) => (context: unknown) =>
  (context as TwoFactorContext).kind === kind

export const exclusions: readonly Exclusion[] = [
  { step: /^kind\.choose recovery/, when: isOf('recovery'), reason: 'The button offers the other kind.' },
  {
    step: /^kind\.choose authenticator/,
    when: isOf('authenticator'),
    reason: 'The button offers the other kind.',
  },
]
