import { isPhoneNumber } from '#domain/auth/phone-number.ts'
import { charactersLeft } from '#domain/text/characters-left.ts'
import { plainAddedText } from '#domain/text/plain-text.ts'
import { type Delivery, LONGEST_DELIVERY, MOST_AT_ONCE, type ShopItem } from './point-shop.ts'

/** An order in the form. `quantity` is null if the field is empty. */
type Order = {
  items: readonly ShopItem[]
  itemId: string | null
  quantity: number | 'unreadable' | 'tooLarge' | null
}

export const itemIn = ({ items, itemId }: Omit<Order, 'quantity'>): ShopItem | undefined =>
  items.find(({ id }) => id === itemId)

/** The largest quantity that a member with this balance can order; 0 if none. */
export function mostOf({ left, maxPerMember, own, points }: ShopItem, balance: number): number {
  const bounds = [MOST_AT_ONCE, Math.floor(balance / points)]
  if (left !== null) bounds.push(left)
  if (maxPerMember !== null) bounds.push(Math.max(0, maxPerMember - own))
  return Math.min(...bounds)
}

/** Whether the limit per member, reduced by earlier orders, determines the largest quantity. */
export const isLimitedByOwn = (item: ShopItem, balance: number): boolean =>
  item.own > 0 &&
  item.maxPerMember !== null &&
  mostOf(item, balance) === Math.max(0, item.maxPerMember - item.own)

/** Total price in points; 0 without a valid item and quantity. */
export function priceIn(order: Order): number {
  const { quantity } = order
  return typeof quantity === 'number' ? (itemIn(order)?.points ?? 0) * quantity : 0
}

export function deliveryProblem(field: keyof Delivery, text: string): 'missing' | 'long' | 'noPhone' | null {
  const cleaned = plainAddedText(text)
  if (cleaned === '') return 'missing'
  if (charactersLeft(text, LONGEST_DELIVERY) < 0) return 'long'
  return field === 'mobileNum' && !isPhoneNumber(cleaned) ? 'noPhone' : null
}
