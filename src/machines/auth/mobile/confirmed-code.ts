import { countdownKey } from '#api/auth/code-countdown.ts'
import type { Mobile } from '#domain/auth/mobile-number.ts'

/** A code with the mobile that it was texted to. */
export type TypedCode = { mobile: Mobile; code: string }

/** The same with what Firebase vouches for it with. */
export type ConfirmedCode = TypedCode & { idToken: string }

/** Whether Firebase has vouched for just what is filled in. */
export const isConfirmedAs = (confirmed: ConfirmedCode | null, { mobile, code }: TypedCode): boolean =>
  confirmed?.code === code && countdownKey(confirmed.mobile) === countdownKey(mobile)
