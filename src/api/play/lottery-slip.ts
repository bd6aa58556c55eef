import * as v from 'valibot'
import { browserStorage } from '#api/browser/browser-storage.ts'
import type { Intent } from '#api/browser/request-intent.ts'
import { type Answer, callApi } from '#api/http/call-api.ts'
import { betLine, placeLotteryBets } from '#protocol/play/lottery-bets.ts'

const slip = v.object({
  key: v.string(),
  request: v.object({ drawId: v.string(), lines: v.array(betLine) }),
})

/** Bets that a member means to place with one slip. */
export type SlipIntent = Intent<v.InferOutput<typeof slip>['request']>

export type SlipAnswer = Answer<typeof placeLotteryBets>

/** Whose slip for which lottery: another member in the same tab must never be asked to pay for it. */
export type SlipOf = { memberId: string; gameCode: string }

const tab = browserStorage('sessionStorage')
const nameOf = ({ memberId, gameCode }: SlipOf) => `lotterySlip.${memberId}.${gameCode}`

/** Places bets. Throws `CallFailed`; after a lost answer the same intent brings what became of it. */
export const placeSlip = ({ key, request }: SlipIntent, signal: AbortSignal): Promise<SlipAnswer> =>
  callApi(placeLotteryBets, request, { signal, idempotencyKey: key })

/** Notes a slip before it is sent, so that a page that is loaded anew goes on with it. */
export const saveSlip = (of: SlipOf, intent: SlipIntent): void =>
  tab.write(nameOf(of), JSON.stringify(intent))

/** What became of it is known. */
export const forgetSlip = (of: SlipOf): void => tab.remove(nameOf(of))

/** The slip of which this tab does not know what became, if there is one. */
export function loadSlip(of: SlipOf): SlipIntent | null {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), slip), tab.read(nameOf(of)))
  return stored.success ? stored.output : null
}
