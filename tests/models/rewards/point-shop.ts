import { defineModel } from '@palpite/paths/model.ts'
import { pointShopMachine } from '#machines/rewards/point-shop.machine.ts'
import type { ShopItem } from '#protocol/rewards/point-shop.ts'

const item: ShopItem = {
  id: 'i1',
  title: 'Dominó',
  text: '',
  image: '/art/shop/i1.svg',
  points: 100,
  left: 3,
  maxPerMember: null,
  own: 0,
  delivered: false,
  bonus: null,
}
/** A shipped item with three left in stock. */
export const sent: ShopItem = { ...item, id: 'i2', title: 'Pipa', delivered: true }
const items = [item, sent]
const refused = <Code extends string, Value>(code: Code, value: Value) => ({
  done: { answer: { ok: false as const, refusal: { code, message: '', value } } },
})
export const redemption = {
  id: 'r1',
  itemId: 'i1',
  title: 'Dominó',
  quantity: 2,
  points: 200,
  state: 'processing' as const,
  reason: '',
  at: '2030-01-01T00:00:00.000Z',
  decidedAt: null,
}
const member = { memberId: '7', balance: 450, items, pending: null, typed: null }

export const pointShopModel = defineModel(pointShopMachine, {
  inputs: {
    '450 points': member,
    'an address saved before reload': {
      ...member,
      typed: { name: 'Ana', mobileNum: '11 98888-0001', address: 'Rua A, 1' },
    },
    'after a reload': {
      ...member,
      pending: { key: 'made-before-the-reload', request: { itemId: 'i1', quantity: 2, points: 200 } },
    },
  },
  events: {
    'item.choose': {
      'an item without delivery': { itemId: 'i1' },
      'an item with delivery': { itemId: 'i2' },
    },
    'quantity.change': { two: { quantity: 2 }, 'too many': { quantity: 9 } },
    'delivery.change': {
      name: { field: 'name', text: 'Ana' },
      'mobile number': { field: 'mobileNum', text: '11 98888-0001' },
      address: { field: 'address', text: 'Rua A, 1' },
    },
    'redemption.submit': {},
    'redemption.change': {},
    'redemption.leave': {},
    'shop.loaded': {
      'a lower price': { balance: 450, items: [{ ...item, points: 90 }, sent] },
      'no change': { balance: 450, items },
    },
  },
  outcomes: {
    sendRedemption: {
      'item ordered': { done: { answer: { ok: true as const, value: { redemption, points: 250 } } } },
      'price changed': refused('points.priceChanged' as const, { points: 240 }),
      'not enough points': refused('points.tooFew' as const, { points: 120 }),
      'sold out': refused('points.soldOut' as const, { left: 0 }),
      'limit per player': refused('points.memberLimit' as const, { maxPerMember: 2, left: 0 }),
      'no address': refused('points.deliveryMissing' as const, {}),
      'invalid mobile number': refused('points.mobileInvalid' as const, {}),
      'shop unavailable': refused('points.off' as const, {}),
      failed: { done: { failure: { reason: 'throttled' as const, retryAfter: 1_000 } } },
    },
  },
  view: ({ balance, itemId, items, quantity, delivery, gaps, refused, receipt, pending, failure }) => ({
    balance,
    itemId,
    price: items[0]?.points,
    left: items[0]?.left,
    own: items[0]?.own,
    isSent: items[0]?.delivered,
    quantity,
    delivery,
    gaps,
    refused,
    receipt: receipt?.id,
    isPending: pending !== null,
    failure: failure?.reason,
  }),
})
