import { type DecimalSign, type ParsedNumber, parseAmount, parseCount } from '#domain/text/parse-number.ts'
import type { EditedShopItem, ShopItemRequest } from '#protocol/sandbox/point-shop.ts'

/**
 * Sent for a text that is not a number. It is below every field's minimum, so that the platform rejects it
 * and the form marks the field.
 */
const UNREADABLE = -1
const LONGEST = 10

type FormState = {
  /** Null for a new item. */
  item: EditedShopItem | null
  /** The stock when the form was opened; null if unlimited. */
  was: number | null
  decimalSign: DecimalSign
}

/** Returns the item as entered into the form. The platform validates each field. */
export function readShopItem(form: FormData, { item, was, decimalSign }: FormState): ShopItemRequest {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const figure = (name: string) => numberOr(parseCount(text(name), decimalSign, LONGEST), UNREADABLE)
  const orNone = (name: string) => (text(name) === '' ? null : figure(name))
  // Keeps translations into other languages, because the form has fields for only two languages.
  const localized = (name: 'title' | 'text') => ({
    ...item?.[name],
    pt: text(`${name}.pt`),
    en: text(`${name}.en`),
  })
  const bonus = parseAmount(text('bonus'), { decimalSign, sign: 'R$' })
  return {
    title: localized('title'),
    text: localized('text'),
    motif: text('motif'),
    hue: figure('hue'),
    points: figure('points'),
    maxPerMember: orNone('maxPerMember'),
    offered: form.has('offered'),
    delivered: item ? item.delivered : form.has('delivered'),
    bonus: item ? item.bonus : bonus === null ? null : numberOr(bonus, UNREADABLE),
    stock: { was, now: orNone('stock.now') },
  }
}

const numberOr = (parsed: ParsedNumber, otherwise: number): number =>
  typeof parsed === 'number' ? parsed : otherwise
