import { type DecimalSign, type ParsedNumber, parseAmount, parseCount } from '#domain/text/parse-number.ts'
import type { EditedMallItem, MallItemRequest } from '#protocol/site/sandbox.ts'

/** Stands for a text that is not a number: it is below the least of each field, so that the platform refuses it and the field is marked. */
const UNREADABLE = -1
/** Digits of the largest number that a field takes. */
const LONGEST = 10

type Seen = {
  /** Null for one that is to be made. */
  item: EditedMallItem | null
  /** What was in stock as it was looked at. */
  was: number | null
  decimalSign: DecimalSign
}

/** The item that a form asks for; the platform says of each field whether it is accepted. */
export function readMallItem(form: FormData, { item, was, decimalSign }: Seen): MallItemRequest {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const figure = (name: string) => numberOr(parseCount(text(name), decimalSign, LONGEST), UNREADABLE)
  const orNone = (name: string) => (text(name) === '' ? null : figure(name))
  // The form has fields for two languages; the texts of the others stay as they are.
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
