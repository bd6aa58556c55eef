import type { EditedMallItem, MallItemWish } from '#contract/sandbox.ts'

/** Minor units in one of the currency. */
const MINOR = 100
/** Stands for what is no figure: it is below the least of each, so that its field is marked. */
const UNREADABLE = -1

type Seen = {
  /** Null for one that is to be made. */
  item: EditedMallItem | null
  /** What was in stock as it was looked at. */
  was: number | null
}

/** The item that a form asks for; the platform says of each field whether it is accepted. */
export function readMallItem(form: FormData, { item, was }: Seen): MallItemWish {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const figure = (name: string) => {
    const read = Number(text(name).replace(',', '.'))
    return text(name) === '' || Number.isNaN(read) ? UNREADABLE : read
  }
  const orNone = (name: string) => (text(name) === '' ? null : figure(name))
  const inBoth = (name: string) => ({ pt: text(`${name}.pt`), en: text(`${name}.en`) })
  const bonus = orNone('bonus')
  return {
    title: inBoth('title'),
    text: inBoth('text'),
    motif: text('motif'),
    hue: figure('hue'),
    points: figure('points'),
    maxPerMember: orNone('maxPerMember'),
    offered: form.has('offered'),
    delivered: item ? item.delivered : form.has('delivered'),
    bonus: item ? item.bonus : bonus === null ? null : Math.round(bonus * MINOR),
    stock: { was, now: orNone('stock.now') },
  }
}
