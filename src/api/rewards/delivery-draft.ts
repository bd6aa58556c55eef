import * as v from 'valibot'
import { loadText, noteText, type Place } from '#api/support/text-drafts.ts'
import type { Delivery } from '#protocol/rewards/point-mall.ts'

// Raw input; the form shows what is invalid.
const delivery = v.object({ name: v.string(), mobileNum: v.string(), address: v.string() })

const placeOf = (memberId: string): Place => ({ memberId, about: 'delivery' })

/** Keeps the delivery address over a reload or a later visit in this tab. */
export const noteDelivery = (memberId: string, typed: Delivery): void =>
  noteText(placeOf(memberId), JSON.stringify(typed))

export const forgetDelivery = (memberId: string): void => noteText(placeOf(memberId), '')

/** The unsent delivery address of this tab, or null. */
export function loadDelivery(memberId: string): Delivery | null {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), delivery), loadText(placeOf(memberId)))
  return stored.success ? stored.output : null
}
