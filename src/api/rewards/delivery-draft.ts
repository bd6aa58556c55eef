import * as v from 'valibot'
import { type DraftKey, loadTextDraft, saveTextDraft } from '#api/browser/text-drafts.ts'
import type { Delivery } from '#protocol/rewards/point-shop.ts'

// Accepts any text, because a draft may still be invalid.
const delivery = v.object({ name: v.string(), mobileNum: v.string(), address: v.string() })

const keyOf = (memberId: string): DraftKey => ({ memberId, about: 'delivery' })

/** Keeps the delivery address in this tab across reloads and page changes. */
export const saveDelivery = (memberId: string, typed: Delivery): void =>
  saveTextDraft(keyOf(memberId), JSON.stringify(typed))

export const clearDelivery = (memberId: string): void => saveTextDraft(keyOf(memberId), '')

export function loadDelivery(memberId: string): Delivery | null {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), delivery), loadTextDraft(keyOf(memberId)))
  return stored.success ? stored.output : null
}
