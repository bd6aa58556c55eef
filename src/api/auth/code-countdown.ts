import * as v from 'valibot'
import { browserStorage } from '#api/browser/browser-storage.ts'
import type { CodeUse } from './sms-code.ts'

/** Epoch ms of the next allowed code, by `mobileKey`. */
export type Countdowns = Readonly<Record<string, number>>

const stored = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()))
const tab = browserStorage('sessionStorage')
const nameOf = (use: CodeUse) => `code-countdown.${use}`

/**
 * Countdowns of one use started in this tab; they continue while the popup is closed. Unreadable data counts
 * as none, since the platform enforces the wait anyway.
 */
export function loadCountdowns(use: CodeUse): Countdowns {
  const countdowns = v.safeParse(stored, tab.read(nameOf(use)))
  return countdowns.success ? countdowns.output : {}
}

export function saveCountdowns(use: CodeUse, countdowns: Countdowns): void {
  const running = Object.entries(countdowns).filter(([, resendAt]) => resendAt > Date.now())
  tab.write(nameOf(use), JSON.stringify(Object.fromEntries(running)))
}
