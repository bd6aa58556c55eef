import * as v from 'valibot'
import { loadText, noteText, type Place } from '#api/support/text-drafts.ts'
import type { Delivery } from '#protocol/rewards/point-mall.ts'

// As it was typed: what is off about it is told beside its field.
const delivery = v.object({ name: v.string(), mobileNum: v.string(), address: v.string() })

const placeOf = (memberId: string): Place => ({ memberId, about: 'delivery' })

/** Notes where something is to go, so that an order that is left, or loaded anew, goes on with it. */
export const noteDelivery = (memberId: string, typed: Delivery): void =>
  noteText(placeOf(memberId), JSON.stringify(typed))

/** Something has gone out. */
export const forgetDelivery = (memberId: string): void => noteText(placeOf(memberId), '')

/** Where something was to go, as it was typed in this tab, if anything was. */
export function loadDelivery(memberId: string): Delivery | null {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), delivery), loadText(placeOf(memberId)))
  return stored.success ? stored.output : null
}
