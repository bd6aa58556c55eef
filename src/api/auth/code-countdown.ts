import * as v from 'valibot'
import { browserStorage } from '#api/browser/browser-storage.ts'
import type { CodeUse } from './sms-code.ts'

/** Times from which the next code may be sent, in epoch ms, keyed by `mobileKey`. */
export type Countdowns = Readonly<Record<string, number>>

const stored = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()))
const tab = browserStorage('sessionStorage')
const nameOf = (use: CodeUse) => `code-countdown.${use}`

/**
 * Returns the code countdowns that this tab started for one purpose, such as logins. They continue while the
 * popup is closed. Malformed data counts as empty, since the platform enforces the wait anyway.
 */
export function loadCountdowns(use: CodeUse): Countdowns {
  const countdowns = v.safeParse(stored, tab.read(nameOf(use)))
  return countdowns.success ? countdowns.output : {}
}

export function saveCountdowns(use: CodeUse, countdowns: Countdowns): void {
  const running = Object.entries(countdowns).filter(([, resendAt]) => resendAt > Date.now())
  tab.write(nameOf(use), JSON.stringify(Object.fromEntries(running)))
}
