import * as v from 'valibot'
import { browserStorage } from '#api/browser/browser-storage.ts'
import type { Intent } from '#api/browser/request-intent.ts'
import { type Answer, callApi } from '#api/http/call-api.ts'
import { betLine, placeLotteryBets } from '#protocol/play/lottery-bets.ts'

const slip = v.object({
  key: v.string(),
  request: v.object({ drawId: v.string(), lines: v.array(betLine) }),
})

export type SlipIntent = Intent<v.InferOutput<typeof slip>['request']>

export type SlipAnswer = Answer<typeof placeLotteryBets>

/**
 * Slips are stored by member, so that a member who logs in later in this tab never pays for another member's
 * slip.
 */
export type SlipOf = { memberId: string; gameCode: string }

const tab = browserStorage('sessionStorage')
const nameOf = ({ memberId, gameCode }: SlipOf) => `lotterySlip.${memberId}.${gameCode}`

/** Throws `CallFailed` on failure. After a lost response, a retry with the same intent gets the outcome. */
export const placeSlip = ({ key, request }: SlipIntent, signal: AbortSignal): Promise<SlipAnswer> =>
  callApi(placeLotteryBets, request, { signal, idempotencyKey: key })

/** Call this before sending, so that a reloaded page retries with the same key. */
export const saveSlip = (of: SlipOf, intent: SlipIntent): void =>
  tab.write(nameOf(of), JSON.stringify(intent))

export const forgetSlip = (of: SlipOf): void => tab.remove(nameOf(of))

/** Returns the slip whose outcome is unknown, or null if there is none. */
export function loadSlip(of: SlipOf): SlipIntent | null {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), slip), tab.read(nameOf(of)))
  return stored.success ? stored.output : null
}
