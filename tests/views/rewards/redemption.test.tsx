import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createActor } from 'xstate'
import type { RedemptionAnswer } from '#api/rewards/point-shop.ts'
import type { Language } from '#domain/text/language.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'
import { pointShopMachine } from '#machines/rewards/point-shop.machine.ts'
import type { RedemptionRefusal } from '#machines/rewards/point-shop.types.ts'
import type { RedemptionRequest, ShopItem } from '#protocol/rewards/point-shop.ts'
import { show } from '#tests/views/kit/show.tsx'
import { patternOf, textIn, textOf } from '#tests/views/kit/texts.ts'
import { RedemptionDialog } from '#ui/rewards/point-shop/redemption-dialog.tsx'
import { ShopItemList } from '#ui/rewards/point-shop/shop-items.tsx'

const item: ShopItem = {
  id: 'i1',
  title: 'Bônus de R$ 10',
  text: '',
  image: '',
  points: 900,
  left: 5,
  maxPerMember: null,
  own: 0,
  delivered: false,
  bonus: 1_000,
}

/** A shop item that is delivered to an address. */
const goods: ShopItem = {
  ...item,
  id: 'i2',
  title: 'Baralho de linho',
  points: 1_200,
  delivered: true,
  bonus: null,
}

/** Shows the order form for an item to a member with 5,000 points, and records the orders that it sends. */
async function showOrder(ordered: ShopItem, answers: readonly RedemptionAnswer[], language: Language = 'pt') {
  const requests: RedemptionRequest[] = []
  const left = [...answers]
  const sendRedemption = idempotentRequestMachine<RedemptionRequest, RedemptionAnswer>(
    async ({ request }) => {
      requests.push(request)
      const answer = left.shift()
      if (!answer) throw new Error('There is no answer left.')
      return answer
    },
  )
  const actor = createActor(pointShopMachine.provide({ actors: { sendRedemption } }), {
    input: { memberId: '7', balance: 5_000, items: [ordered], pending: null, typed: null },
  })
  await show(<RedemptionDialog actor={actor.start()} symbol="R$" />, language)
  actor.send({ type: 'item.choose', itemId: ordered.id })
  return { requests, dialog: page.getByRole('dialog', { name: ordered.title }) }
}

const refused = (refusal: RedemptionRefusal): RedemptionAnswer => ({ ok: false, refusal })

test('[PTS-01] explains a changed price and a low stock, and offers fewer items at the new price', async () => {
  const { requests, dialog } = await showOrder(item, [
    refused({ code: 'points.priceChanged', message: '', value: { points: 2_000 } }),
    refused({ code: 'points.soldOut', message: '', value: { left: 1 } }),
  ])
  await expect
    .element(dialog)
    .toMatchTextContent(patternOf('rewards.pointShop.bonusNote', { element0: 'R$ 10,00' }))
  await dialog.getByLabelText(textOf('rewards.pointShop.quantity')).fill('2')
  await expect
    .element(dialog)
    .toMatchTextContent(patternOf('rewards.pointShop.bonusNote', { element0: 'R$ 20,00' }))
  const figures = () =>
    dialog
      .getByRole('definition')
      .elements()
      .map(({ textContent }) => textContent)
  await expect
    .poll(figures)
    .toEqual([textOf('rewards.points', { points: 1_800 }), textOf('rewards.points', { points: 3_200 })])
  await dialog.getByRole('button', { name: textOf('rewards.pointShop.redeemFor', { price: 1_800 }) }).click()
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent(textOf('rewards.pointShop.priceChangedTitle'))
  await expect
    .poll(figures)
    .toEqual([textOf('rewards.points', { points: 2_000 }), textOf('rewards.points', { points: 3_000 })])
  await dialog.getByRole('button', { name: textOf('rewards.pointShop.redeemFor', { price: 2_000 }) }).click()
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent(textOf('rewards.pointShop.stockTooLow', { 0: 1 }))
  await dialog.getByRole('button', { name: textOf('rewards.pointShop.changeQuantity') }).click()
  await expect
    .element(dialog.getByRole('button', { name: textOf('rewards.pointShop.redeemFor', { price: 1_000 }) }))
    .toBeVisible()
  expect(requests).toEqual([
    { itemId: 'i1', quantity: 2, points: 1_800 },
    { itemId: 'i1', quantity: 2, points: 2_000 },
  ])
})

test.for<[code: RedemptionRefusal['code'], refusal: RedemptionRefusal, texts: Record<'pt' | 'en', string>]>([
  [
    'points.tooFew',
    { code: 'points.tooFew', message: '', value: { points: 120 } },
    {
      pt: textOf('rewards.pointShop.orderTooExpensive', { 0: 120 }),
      en: textIn('en', 'rewards.pointShop.orderTooExpensive', { 0: 120 }),
    },
  ],
  [
    'points.soldOut',
    { code: 'points.soldOut', message: '', value: { left: 0 } },
    {
      pt: textOf('rewards.pointShop.stockTooLow', { 0: 0 }),
      en: textIn('en', 'rewards.pointShop.stockTooLow', { 0: 0 }),
    },
  ],
  [
    'points.memberLimit',
    { code: 'points.memberLimit', message: '', value: { maxPerMember: 2, left: 0 } },
    {
      pt: textOf('rewards.pointShop.limitReached', { 0: 2 }),
      en: textIn('en', 'rewards.pointShop.limitReached', { 0: 2 }),
    },
  ],
  [
    'points.off',
    { code: 'points.off', message: '', value: {} },
    { pt: textOf('rewards.pointShop.redeemingOff'), en: textIn('en', 'rewards.pointShop.redeemingOff') },
  ],
])('[PTS-01] explains in Portuguese and English why an order is rejected: %s', async ([, refusal, texts]) => {
  const inPortuguese = await showOrder(item, [refused(refusal)])
  await inPortuguese.dialog
    .getByRole('button', { name: textOf('rewards.pointShop.redeemFor', { price: 900 }) })
    .click()
  await expect
    .element(inPortuguese.dialog.getByRole('alert'))
    .toMatchTextContent(textOf('rewards.pointShop.notOrderedTitle'))
  await expect.element(inPortuguese.dialog.getByRole('alert')).toMatchTextContent(texts.pt)
  await inPortuguese.dialog
    .getByRole('button', { name: textOf('common.close') })
    .last()
    .click()
  await expect.element(inPortuguese.dialog).not.toBeInTheDocument()

  const inEnglish = await showOrder(item, [refused(refusal)], 'en')
  await inEnglish.dialog
    .getByRole('button', { name: textIn('en', 'rewards.pointShop.redeemFor', { price: 900 }) })
    .click()
  await expect
    .element(inEnglish.dialog.getByRole('alert'))
    .toMatchTextContent(textIn('en', 'rewards.pointShop.notOrderedTitle'))
  await expect.element(inEnglish.dialog.getByRole('alert')).toMatchTextContent(texts.en)
})

test('[PTS-01] checks the delivery address of an order before it is sent', async () => {
  const delivery = { name: 'Rafael Nunes', mobileNum: '11 98888-0002', address: 'Rua das Palmeiras, 7' }
  const { requests, dialog } = await showOrder(goods, [
    {
      ok: true,
      value: {
        redemption: {
          id: 'r1',
          itemId: 'i2',
          title: 'Baralho de linho',
          quantity: 1,
          points: 1_200,
          state: 'processing',
          reason: '',
          at: '2030-01-01T00:00:00.000Z',
          decidedAt: null,
        },
        points: 3_800,
      },
    },
  ])
  const name = dialog.getByLabelText(textOf('common.name'), { exact: true })
  const mobile = dialog.getByLabelText(textOf('cashier.payoutAccount.keyKindPhone'), { exact: true })
  const address = dialog.getByLabelText(textOf('common.address'), { exact: true })
  const send = dialog.getByRole('button', { name: textOf('rewards.pointShop.redeemFor', { price: 1_200 }) })
  await send.click()
  await expect.element(name).toHaveAccessibleDescription(textOf('rewards.pointShop.deliveryMissing'))
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill(delivery.name)
  await mobile.fill('ligue para mim')
  await address.fill('x'.repeat(201))
  await expect.element(address).toHaveAccessibleDescription(textOf('kit.forms.charactersOver', { 0: 1 }))
  await send.click()
  await expect.element(mobile).toHaveAccessibleDescription(textOf('rewards.pointShop.invalidPhone'))
  await expect.element(mobile).toHaveValue('ligue para mim')
  expect(requests).toEqual([])
  await mobile.fill(delivery.mobileNum)
  await address.fill(delivery.address)
  await send.click()
  await expect
    .element(dialog.getByRole('status'))
    .toMatchTextContent(textOf('rewards.promotions.requestSent'))
  expect(requests).toEqual([{ itemId: 'i2', quantity: 1, points: 1_200, delivery }])
})

/** Shows the shop to a member with 1,000 points. */
async function showItems(items: ShopItem[], isOn = true) {
  const actor = createActor(pointShopMachine, {
    input: { memberId: '7', balance: 1_000, items, pending: null, typed: null },
  })
  await show(<ShopItemList actor={actor.start()} items={{ items }} balance={1_000} isOn={isOn} />)
  return {
    actor,
    order: (title: string) =>
      page.getByRole('button', { name: textOf('rewards.pointShop.redeemNamed', { title }), exact: true }),
    entry: (title: string) => page.getByRole('listitem').filter({ hasText: title }),
  }
}

test('[PTS-01] says for each unavailable shop item why it cannot be ordered', async () => {
  const { actor, order, entry } = await showItems([
    item,
    { ...item, id: 'i3', title: 'Jogo de xadrez', left: 0 },
    { ...item, id: 'i4', title: 'Bola de campo', points: 2_500 },
    { ...item, id: 'i5', title: 'Pipa com rabiola', maxPerMember: 2, own: 2 },
  ])
  await expect
    .element(order('Jogo de xadrez'))
    .toHaveAccessibleDescription(textOf('rewards.pointShop.soldOut'))
  await expect
    .element(order('Bola de campo'))
    .toHaveAccessibleDescription(textOf('rewards.pointShop.pointsNeeded', { lacking: 1_500 }))
  await expect
    .element(order('Pipa com rabiola'))
    .toHaveAccessibleDescription(textOf('rewards.pointShop.ownLimitReached'))
  await expect
    .element(entry('Pipa com rabiola'))
    .toMatchTextContent(textOf('rewards.pointShop.perPlayer', { maxPerMember: 2 }))
  await expect
    .element(entry('Bola de campo'))
    .not.toMatchTextContent(patternOf('rewards.pointShop.perPlayer'))
  for (const title of ['Jogo de xadrez', 'Bola de campo', 'Pipa com rabiola'])
    await expect.element(order(title)).toHaveAttribute('aria-disabled', 'true')
  await order('Bônus de R$ 10').click()
  expect(actor.getSnapshot().context.itemId).toBe('i1')
})

test('[PTS-01] says that redeeming is unavailable, or that the shop has no items', async () => {
  const { order } = await showItems([item], false)
  await expect
    .element(order('Bônus de R$ 10'))
    .toHaveAccessibleDescription(textOf('rewards.pointShop.itemUnavailable'))
  await expect.element(page.getByText(textOf('rewards.pointShop.redeemingOffNotice'))).toBeVisible()
  await showItems([])
  await expect.element(page.getByText(textOf('rewards.pointShop.itemsEmptyTitle'))).toBeVisible()
})
