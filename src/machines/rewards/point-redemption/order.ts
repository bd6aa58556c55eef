import { isPhoneNumber } from '#domain/auth/phone-number.ts'
import { charactersLeft } from '#domain/text/characters-left.ts'
import { madeAdded } from '#domain/text/plain-text.ts'
import { type Delivery, LONGEST_DELIVERY, type MallItem, MOST_AT_ONCE } from '#protocol/rewards/point-mall.ts'
import type { RedemptionContext, RedemptionGap, RedemptionRefusal } from './types.ts'

type Order = Pick<RedemptionContext, 'items' | 'itemId' | 'balance' | 'quantity' | 'delivery'>

export const noDelivery: Delivery = { name: '', mobileNum: '', address: '' }

/** What is being redeemed, as it is known by now. */
export const itemIn = ({ items, itemId }: Pick<Order, 'items' | 'itemId'>): MallItem | undefined =>
  items.find(({ id }) => id === itemId)

/** As many of an item as somebody with so many points can have; 0 for none. */
export function mostOf({ left, maxPerMember, own, points }: MallItem, balance: number): number {
  const bounds = [MOST_AT_ONCE, Math.floor(balance / points)]
  if (left !== null) bounds.push(left)
  if (maxPerMember !== null) bounds.push(Math.max(0, maxPerMember - own))
  return Math.min(...bounds)
}

/** Whether it is what a person may have of it that keeps them from more, as they have some already. */
export const isLimitedByOwn = (item: MallItem, balance: number): boolean =>
  item.own > 0 &&
  item.maxPerMember !== null &&
  mostOf(item, balance) === Math.max(0, item.maxPerMember - item.own)

/** The points of the whole order. */
export function priceIn(order: Pick<Order, 'items' | 'itemId' | 'quantity'>): number {
  const { quantity } = order
  return typeof quantity === 'number' ? (itemIn(order)?.points ?? 0) * quantity : 0
}

/** What is off about a line of where it goes, as the platform would find; null where nothing is. */
export function deliveryProblem(field: keyof Delivery, text: string): 'missing' | 'long' | 'noPhone' | null {
  const said = madeAdded(text)
  if (said === '') return 'missing'
  if (charactersLeft(text, LONGEST_DELIVERY) < 0) return 'long'
  return field === 'mobileNum' && !isPhoneNumber(said) ? 'noPhone' : null
}

/** What is missing of an order, or off, before it is sent. */
export function gapsIn(order: Order): RedemptionGap[] {
  const item = itemIn(order)
  const { quantity, delivery, balance } = order
  const isCounted =
    typeof quantity === 'number' && quantity > 0 && item !== undefined && quantity <= mostOf(item, balance)
  const fields = item?.delivered ? (['name', 'mobileNum', 'address'] as const) : []
  const off = fields.filter((field) => deliveryProblem(field, delivery[field]) !== null)
  return isCounted ? off : ['quantity', ...off]
}

/** What is asked for. */
export function wishIn(order: Order) {
  const { itemId, quantity, delivery } = order
  return {
    itemId: itemId ?? '',
    quantity: typeof quantity === 'number' ? quantity : 1,
    points: priceIn(order),
    ...(itemIn(order)?.delivered ? { delivery } : {}),
  }
}

/** What a refusal changes of what is known. */
export function afterRefusal(order: Order, refusal: RedemptionRefusal): Partial<RedemptionContext> {
  const { items, itemId, quantity } = order
  const change = (known: Partial<MallItem>) => ({
    items: items.map((item) => (item.id === itemId ? { ...item, ...known } : item)),
  })
  switch (refusal.code) {
    case 'points.tooFew':
      return { balance: refusal.value.points }
    case 'points.soldOut':
      return change({ left: refusal.value.left })
    case 'points.memberLimit': {
      const { maxPerMember, left } = refusal.value
      return change({ maxPerMember, own: maxPerMember - left })
    }
    case 'points.priceChanged':
      return typeof quantity === 'number' && quantity > 0
        ? change({ points: Math.round(refusal.value.points / quantity) })
        : {}
    case 'points.deliveryMissing':
      return { ...change({ delivered: true }), gaps: ['name', 'mobileNum', 'address'] }
    case 'points.mobileInvalid':
      return { gaps: ['mobileNum'] }
    case 'points.off':
      return {}
  }
}
