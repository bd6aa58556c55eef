import * as v from 'valibot'
import { browserStorage } from '#api/browser/browser-storage.ts'
import type { Mobile } from '#domain/auth/mobile-number.ts'
import type { CodeUse } from './sms-code.ts'

/** When the next code may be asked for, by {@link countdownKey} of the mobile; epoch ms. */
export type Countdowns = Readonly<Record<string, number>>

const stored = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()))
const tab = browserStorage('sessionStorage')
const nameOf = (use: CodeUse) => `code-countdown.${use}`

/** One mobile's countdown is no other's. */
export const countdownKey = ({ countryDialingCode, mobileNum }: Mobile) =>
  `+${countryDialingCode} ${mobileNum}`

/**
 * The countdowns of one use that this tab has begun: they go on while the popup is closed. What cannot be read
 * counts as none, since the platform holds codes back by itself.
 */
export function loadCountdowns(use: CodeUse): Countdowns {
  const countdowns = v.safeParse(stored, tab.read(nameOf(use)))
  return countdowns.success ? countdowns.output : {}
}

/** Keeps the countdowns that still run, for as long as the tab is open. */
export function saveCountdowns(use: CodeUse, countdowns: Countdowns): void {
  const running = Object.entries(countdowns).filter(([, resendAt]) => resendAt > Date.now())
  tab.write(nameOf(use), JSON.stringify(Object.fromEntries(running)))
}
