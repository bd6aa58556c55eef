import type { Delivery, ShopItem } from '#protocol/rewards/point-shop.ts'
import { deliveryProblem, itemIn, mostOf, priceIn } from '#protocol/rewards/point-shop-rules.ts'
import type { RedemptionContext, RedemptionGap, RedemptionRefusal } from './point-shop.types.ts'

type Order = Pick<RedemptionContext, 'items' | 'itemId' | 'balance' | 'quantity' | 'delivery'>

export const noDelivery: Delivery = { name: '', mobileNum: '', address: '' }

export function missingFields(order: Order): RedemptionGap[] {
  const item = itemIn(order)
  const { quantity, delivery, balance } = order
  const isCounted =
    typeof quantity === 'number' && quantity > 0 && item !== undefined && quantity <= mostOf(item, balance)
  const fields = item?.delivered ? (['name', 'mobileNum', 'address'] as const) : []
  const off = fields.filter((field) => deliveryProblem(field, delivery[field]) !== null)
  return isCounted ? off : ['quantity', ...off]
}

export function requestOf(order: Order) {
  const { itemId, quantity, delivery } = order
  return {
    itemId: itemId ?? '',
    quantity: typeof quantity === 'number' ? quantity : 1,
    points: priceIn(order),
    ...(itemIn(order)?.delivered ? { delivery } : {}),
  }
}

export function afterRefusal(order: Order, refusal: RedemptionRefusal): Partial<RedemptionContext> {
  const { items, itemId, quantity } = order
  const change = (known: Partial<ShopItem>) => ({
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
