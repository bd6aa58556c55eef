import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listMessages } from '#protocol/account/messages.ts'
import { readWithdrawalTerms } from '#protocol/cashier/withdrawals.ts'
import { envelope } from '#protocol/kit/envelope.ts'
import { listBonuses } from '#protocol/rewards/bonuses.ts'
import { joinPromotion, listPromotions, readPromotion } from '#protocol/rewards/promotions.ts'
import { promotionApplications } from '#protocol/sandbox/rewards.ts'
import { readBadgeCounts } from '#protocol/site/badge-counts.ts'
import { readUpload, uploadImage } from '#protocol/support/uploads.ts'
import { bonus } from '#server/rewards/bonus.table.ts'
import { obstacleFor } from '#server/rewards/promotions/obstacles.ts'
import { promotion, promotionApplication } from '#server/rewards/promotions/promotion.table.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { setFault } from '#server/sandbox/faults.ts'
import { writeSetting } from '#server/settings/settings.ts'
import type { Person } from '#tests/support/agents/contracts.ts'
import { atOnce, type OpenedPlatform, tally, visit } from '#tests/support/client.ts'
import { isLong } from '#tests/support/is-long.ts'
import { ledgerFaults } from '#tests/support/ledger/ledger-faults.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putGames } from '#tests/support/play/game-world.ts'
import { balanceOf, claim, makeClaimant, payIn, stake } from '#tests/support/rewards/claim-world.ts'
import {
  decideFor,
  join,
  look,
  offer,
  offerRaffle,
  request,
  sendImage,
  simple,
} from '#tests/support/rewards/promotion-world.ts'
import { recordPublishedEvents } from '#tests/support/site/published-events.ts'
import { textIn } from '#tests/support/texts.ts'

const ROUNDS = isLong ? 100 : 4
const DAY = 86_400_000

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
  await putGames(opened.platform)
})
afterAll(async () => {
  const faults = await ledgerFaults(opened.platform.pool, { playedAtOnce: true })
  expect(faults.filter((fault) => !/without a wallet|rounds/.test(fault))).toEqual([])
  await opened.close()
})

const inDays = async (days: number) => new Date((await opened.platform.clock()).getTime() + days * DAY)
const end = async (id: string) =>
  opened.platform.database
    .update(promotion)
    .set({ endsAt: await inDays(0) })
    .where(eq(promotion.id, id))
const daysUntil = async (moment: string | null) =>
  (Date.parse(moment ?? '') - (await opened.platform.clock()).getTime()) / DAY
const statusOf = async (person: Person, id: string) => (await look(person, id)).status
const listed = async (person: Person, id: string) =>
  (await person.read(listPromotions, {}, person.headers)).promotions.find((one) => one.id === id)
const bonusesOf = async (person: Person) => (await person.read(listBonuses, {}, person.headers)).bonuses
const messagesOf = async (person: Person) => (await person.read(listMessages, {}, person.headers)).messages
const forPeople = {
  ...simple,
  asks: { step: 'request', comment: 'may', images: 'must' },
  reviewed: ['request'],
} as const

describe('[PROMO-01] Promotion list', () => {
  test('[CALL-57] shows promotions in order, in the requested language, each with an image', async () => {
    const [second, first] = [await offer(opened, { position: -1 }), await offer(opened, { position: -2 })]
    const visitor = visit(opened)
    const { promotions, categories } = await visitor.read(listPromotions, { language: 'pt' })
    expect(promotions.slice(0, 2).map(({ id }) => id)).toEqual([first, second])
    expect(promotions[0]).toMatchObject({ title: 'Promoção de teste', kind: 'signUp', status: 'join' })
    expect(categories).toContainEqual({
      code: 'casino',
      name: textIn('pt', 'promotion.category.casino.name'),
    })
    const picture = await opened.request(promotions[0]?.image ?? '')
    expect(await picture.text()).toMatch(/^<svg/)
    const raffles = await visitor.read(listPromotions, { category: 'raffles' })
    expect(raffles.promotions.map(({ id }) => id)).not.toContain(first)
  })

  test('shows no personal progress to visitors and trial players', async () => {
    const id = await offer(opened)
    const person = await makeClaimant(opened)
    await join(person, id)
    const trial = await makeClaimant(opened, { type: 4 })
    const seen = { status: 'join', step: null, obstacle: '', reason: '' }
    expect(await visit(opened).read(readPromotion, { id })).toMatchObject(seen)
    expect(await look(trial, id)).toMatchObject(seen)
    expect(await statusOf(person, id)).toBe('claim')
    expect(await statusOf(await makeClaimant(opened), id)).toBe('join')
  })

  test('rejects unknown promotions', async () => {
    for (const id of [randomUUID(), 'x'])
      expect(await visit(opened).ask(readPromotion, { id })).toMatchObject({ status: 404 })
  })

  test.each([
    ['comingSoon', 1, 2],
    ['closed', -2, 0],
    ['join', 0, 1],
  ])('shows the status %s according to the promotion’s dates', async (status, from, to) => {
    const id = await offer(opened, { startsAt: await inDays(from), endsAt: await inDays(to) })
    const person = await makeClaimant(opened)
    expect(await statusOf(person, id)).toBe(status)
    expect(await visit(opened).read(readPromotion, { id })).toMatchObject({ status })
    if (status !== 'join')
      expect(await join(person, id)).toMatchObject({ code: 'promotion.notOpen', value: { status } })
  })

  test('offers no action for a promotion that is only informative', async () => {
    const id = await offer(opened, { terms: { kind: 'information' } })
    const person = await makeClaimant(opened)
    expect(await look(person, id)).toMatchObject({ status: null, step: null, reward: null, goal: null })
    expect(await join(person, id)).toMatchObject({ code: 'promotion.notOpen', value: { status: null } })
  })
})

describe('[PROMO-02] [CALL-42] Promotion that members can join', () => {
  test('grants a bonus with a wagering requirement once the goal is met', async () => {
    const terms = { ...simple, goal: { measure: 'turnover', target: 5_000 } } as const
    const id = await offer(opened, { terms })
    const person = await makeClaimant(opened)
    await stake(opened, person, { amount: 9_000, at: await inDays(-1) })
    expect(await look(person, id)).toMatchObject({ status: 'join', step: 'join' })
    expect(await join(person, id)).toMatchObject({ success: true, value: { status: 'joined' } })
    expect(await request(person, id)).toMatchObject({ code: 'promotion.notOpen' })
    await stake(opened, person, { amount: 4_999 })
    expect(await look(person, id)).toMatchObject({
      status: 'joined',
      step: null,
      goal: { measure: 'turnover', target: 5_000, done: 4_999 },
    })
    await stake(opened, person, { amount: 1 })
    expect(await look(person, id)).toMatchObject({ status: 'claim', step: 'request' })
    expect(await request(person, id)).toMatchObject({ success: true, value: { status: 'issued' } })
    expect(await look(person, id)).toMatchObject({ status: 'issued', goal: null })
    expect(await balanceOf(person)).toBe(0)
    const [given] = await bonusesOf(person)
    expect(given).toMatchObject({ source: 'promotion', state: 'claimable', amount: 1_000, turnover: 5_000 })
    expect((await look(person, id)).claimBy).toBe(given?.expiresAt)
    await claim(person, { what: 'bonus', id: given?.id ?? '' })
    expect(await look(person, id)).toMatchObject({ status: 'claimed', step: null, claimBy: null })
    expect(await balanceOf(person)).toBe(1_000)
    expect((await person.read(readWithdrawalTerms, {}, person.headers)).turnoverLeft.total).toBe(5_000)
    expect((await messagesOf(person)).map(({ title }) => title)).toEqual([
      textIn('en', 'notification.gift.claimed.title', { title: 'Test promotion' }),
      textIn('en', 'notification.bonus.granted.title', { title: 'Test promotion' }),
    ])
  })

  test('pays a share of the deposits made after joining, up to its maximum', async () => {
    const reward = { amount: 10_000, share: 5_000, turnoverFactor: 2, lasts: 3 }
    const terms = { ...simple, goal: { measure: 'deposits', target: 2_000 }, reward } as const
    const id = await offer(opened, { terms })
    for (const [paid, amount] of [
      [3_001, 1_500],
      [90_000, 10_000],
    ] as const) {
      const person = await makeClaimant(opened)
      await join(person, id)
      await payIn(opened, person, { amount: paid })
      await request(person, id)
      expect(await bonusesOf(person)).toMatchObject([{ amount, turnover: 2 * amount }])
      expect(await daysUntil((await look(person, id)).claimBy)).toBeCloseTo(3, 2)
    }
  })

  test('closes when the member misses the deadline for the goal or the claim', async () => {
    const terms = { ...simple, goal: { measure: 'turnover', target: 5_000 } } as const
    const id = await offer(opened, { terms, endsAt: await inDays(1) })
    const [person, late] = [await makeClaimant(opened), await makeClaimant(opened)]
    for (const one of [person, late]) await join(one, id)
    await stake(opened, person, { amount: 5_000 })
    await request(person, id)
    const moved = (days: number) =>
      writeSetting(opened.platform.database, settings.clock, { offset: days * DAY })
    // Move the clock by less than half a day, so that the session stays valid.
    await moved(0.49)
    expect(await statusOf(late, id)).toBe('joined')
    await opened.platform.database.update(bonus).set({ expiresAt: await inDays(0) })
    expect(await statusOf(person, id)).toBe('closed')
    await moved(0)
    await end(id)
    await stake(opened, late, { amount: 5_000 })
    expect(await look(late, id)).toMatchObject({ status: 'closed', step: null, goal: { done: 0 } })
  })

  test('names the condition that keeps a member from joining', async () => {
    const person = await makeClaimant(opened)
    for (const [needs, reason] of [
      [{ newerThan: 0 }, textIn('en', 'promotion.obstacle.newerThan', { days: 0 })],
      [{ bound: 'mobile' }, textIn('en', 'promotion.obstacle.mobile')],
      [{ bound: 'email' }, textIn('en', 'promotion.obstacle.email')],
      [
        { vipLevel: 3 },
        textIn('en', 'promotion.obstacle.level', { level: textIn('en', 'vip.level.gold.name') }),
      ],
    ] as const) {
      const id = await offer(opened, { terms: { ...simple, needs } })
      expect(await look(person, id)).toMatchObject({ status: 'join', obstacle: reason })
      expect(await listed(person, id)).toMatchObject({ status: 'join', obstacle: reason })
      expect(await join(person, id)).toMatchObject({ code: 'promotion.notEligible', value: { reason } })
      expect(await statusOf(person, id)).toBe('join')
    }
    const chosen = await makeClaimant(opened, { vipLevel: 3 })
    const id = await offer(opened, { terms: { ...simple, needs: { vipLevel: 3, newerThan: 1 } } })
    expect(await look(chosen, id)).toMatchObject({ obstacle: '' })
    expect(await listed(chosen, id)).toMatchObject({ obstacle: '' })
    expect((await visit(opened).read(listPromotions, {})).promotions).toContainEqual(
      expect.objectContaining({ id, status: 'join', obstacle: '' }),
    )
    expect(await join(chosen, id)).toMatchObject({ success: true })
  })

  test('accepts only accounts younger than a stated number of days if it is for new accounts', async () => {
    const { database } = opened.platform
    const { member } = await makeClaimant(opened)
    const at = (age: number) =>
      obstacleFor(database, {
        memberId: member.id,
        needs: { newerThan: 30 },
        now: new Date(member.createdAt.getTime() + age),
      })
    expect(await at(30 * DAY - 1)).toBeNull()
    expect(await at(30 * DAY)).toMatchObject({
      en: textIn('en', 'promotion.obstacle.newerThan', { days: 30 }),
    })
  })

  test('is denied to trial players and visitors', async () => {
    const id = await offer(opened)
    const trial = await makeClaimant(opened, { type: 4 })
    expect(await join(trial, id)).toMatchObject({ status: 403, code: 'role.trial' })
    const visitor = visit(opened)
    expect(await visitor.ask(joinPromotion, { promotionId: id })).toMatchObject({ status: 401 })
    const person = await makeClaimant(opened)
    expect(await join(person, randomUUID())).toMatchObject({ status: 404 })
  })
})

test('[HEAD-07] a promotion counts in the badge while the member can act on it', async () => {
  const person = await makeClaimant(opened)
  const count = async () => (await person.read(readBadgeCounts, {}, person.headers)).promotions
  const before = await count()
  const id = await offer(opened)
  await offer(opened, { terms: { kind: 'information' } })
  await offer(opened, { terms: { ...simple, needs: { vipLevel: 4 } } })
  expect(await count()).toBe(before + 1)
  await join(person, id)
  expect(await count()).toBe(before + 1)
  await request(person, id)
  expect(await count()).toBe(before)
})

describe('[PROMO-02] [CALL-42] Reviewed promotion', () => {
  test('holds its reward until the operator grants it, and notifies the member', async () => {
    const id = await offer(opened, { terms: forPeople })
    const person = await makeClaimant(opened)
    await join(person, id)
    expect(await look(person, id)).toMatchObject({ asks: { comment: 'may', images: 'must' } })
    const images = [await sendImage(person), await sendImage(person), await sendImage(person)]
    const heardByNow = await recordPublishedEvents(opened)
    const said = { images, comment: '  From the kitchen  ' }
    expect(await request(person, id, said)).toMatchObject({ value: { status: 'processing' } })
    expect(await heardByNow()).toEqual([{ memberId: person.member.id, type: 'account.changed' }])
    expect(await bonusesOf(person)).toMatchObject([{ state: 'processing', amount: 1_000 }])
    const reply = await opened.request('/sandbox/api/promotion-applications')
    const { value } = v.parse(envelope, await reply.json())
    const [shown] = v.parse(promotionApplications, value).applications
    expect(shown).toMatchObject({
      account: person.member.account,
      step: 'request',
      comment: 'From the kitchen',
      amount: 1_000,
    })
    expect(shown?.images.toSorted()).toEqual(images.toSorted())
    for (const image of images)
      expect((await opened.request(`/sandbox/api/uploads/${image}`)).status).toBe(200)
    expect(await decideFor(opened, person, { decision: 'grant' })).toBe(200)
    expect(await heardByNow()).toEqual([
      { memberId: person.member.id, type: 'messages.changed' },
      { memberId: person.member.id, type: 'account.changed' },
    ])
    expect(await statusOf(person, id)).toBe('issued')
    const [granted] = await bonusesOf(person)
    expect(granted).toMatchObject({ state: 'claimable' })
    expect(await daysUntil(granted?.expiresAt ?? null)).toBeCloseTo(7, 2)
  })

  test('states why a reward was rejected and accepts a new request', async () => {
    const id = await offer(opened, { terms: forPeople })
    const person = await makeClaimant(opened)
    await join(person, id)
    await request(person, id, { images: [await sendImage(person)] })
    expect(await decideFor(opened, person, { decision: 'refuse', reason: 'proof' })).toBe(200)
    const reason = textIn('en', 'bonus.refused.proof')
    expect(await look(person, id)).toMatchObject({ status: 'rejected', step: 'request', reason })
    expect(await bonusesOf(person)).toMatchObject([{ state: 'rejected', reason }])
    const [message] = await messagesOf(person)
    expect(message).toMatchObject({
      topic: 'promotion',
      title: textIn('en', 'notification.bonus.refused.title', { title: 'Test promotion' }),
    })
    const again = await request(person, id, { images: [await sendImage(person)] })
    expect(again).toMatchObject({ value: { status: 'processing' } })
    const isTheirs = eq(promotionApplication.memberId, person.member.id)
    // Simulates a clock that was set back: the rejected application has a later date than the new one.
    await opened.platform.database
      .update(promotionApplication)
      .set({ at: await inDays(1) })
      .where(and(isTheirs, eq(promotionApplication.state, 'rejected')))
    expect(await statusOf(person, id)).toBe('processing')
    await decideFor(opened, person, { decision: 'grant' })
    expect(await look(person, id)).toMatchObject({ status: 'issued', reason: '' })
  })

  test('lets the operator admit or reject a member who asks to join', async () => {
    const asks = { step: 'join', comment: 'must', images: 'no' } as const
    const id = await offer(opened, { terms: { ...simple, asks, reviewed: ['join'] } })
    const [person, other] = [await makeClaimant(opened), await makeClaimant(opened)]
    for (const one of [person, other])
      expect(await join(one, id, { comment: 'Let me in' })).toMatchObject({ value: { status: 'applying' } })
    expect(await request(person, id)).toMatchObject({ code: 'promotion.notOpen' })
    await decideFor(opened, person, { decision: 'grant' })
    await decideFor(opened, other, { decision: 'refuse', reason: 'terms' })
    expect(await look(person, id)).toMatchObject({ status: 'claim', step: 'request' })
    expect(await look(other, id)).toMatchObject({ status: 'rejected', step: 'join' })
    await end(id)
    expect(await look(other, id)).toMatchObject({ status: 'rejected', step: null })
    expect(await join(other, id, { comment: 'Again' })).toMatchObject({ code: 'promotion.notOpen' })
    expect(await messagesOf(person)).toMatchObject([
      { title: textIn('en', 'notification.promotion.accepted.title', { title: 'Test promotion' }) },
    ])
    expect(await messagesOf(other)).toMatchObject([
      { title: textIn('en', 'notification.promotion.rejected.title', { title: 'Test promotion' }) },
    ])
  })

  test('follows the decision that the operator makes about its bonus in the console', async () => {
    const id = await offer(opened, { terms: forPeople })
    const person = await makeClaimant(opened)
    await join(person, id)
    await request(person, id, { images: [await sendImage(person)] })
    const [waiting] = await bonusesOf(person)
    const body = JSON.stringify({ decision: 'grant' })
    const address = `/sandbox/api/bonuses/${waiting?.id}`
    expect((await opened.request(address, { method: 'PUT', body })).status).toBe(200)
    expect(await statusOf(person, id)).toBe('issued')
    expect((await look(person, id)).claimBy).toBe((await bonusesOf(person))[0]?.expiresAt)
    expect(await decideFor(opened, person, { decision: 'grant' })).toBe(404)
  })

  test('is decided only once when several decisions arrive concurrently', async () => {
    const id = await offer(opened, { terms: forPeople })
    const person = await makeClaimant(opened)
    await join(person, id)
    await request(person, id, { images: [await sendImage(person)] })
    const answers = await Promise.all([
      decideFor(opened, person, { decision: 'grant' }),
      decideFor(opened, person, { decision: 'refuse', reason: 'repeated' }),
      decideFor(opened, person, { decision: 'grant' }),
    ])
    expect(answers.filter((status) => status === 200)).toHaveLength(1)
    expect(await messagesOf(person)).toHaveLength(1)
    expect(await decideFor(opened, person, { decision: 'grant' })).toBe(404)
  })
})

describe('[PROMO-02] Valid promotion application', () => {
  test('requires or ignores attachments, depending on the promotion', async () => {
    const id = await offer(opened, { terms: forPeople })
    const person = await makeClaimant(opened)
    const image = await sendImage(person)
    await join(person, id, { comment: 'not asked for', images: [image] })
    const { database } = opened.platform
    const isTheirs = eq(promotionApplication.memberId, person.member.id)
    expect(await database.select().from(promotionApplication).where(isTheirs)).toMatchObject([
      { comment: '' },
    ])
    expect(await request(person, id)).toMatchObject({
      code: 'promotion.incomplete',
      value: { missing: 'images' },
    })
    expect(await request(person, id, { images: [image] })).toMatchObject({ success: true })
    const asks = { step: 'join', comment: 'must', images: 'may' } as const
    const other = await offer(opened, { terms: { ...simple, asks } })
    expect(await join(person, other, { comment: '   ' })).toMatchObject({ value: { missing: 'comment' } })
  })

  test('[ERR-04] has a comment of at most 140 characters and at most three images', async () => {
    const id = await offer(opened, { terms: forPeople })
    const person = await makeClaimant(opened)
    await join(person, id)
    const images = await Promise.all([1, 2, 3].map(() => sendImage(person)))
    expect(await request(person, id, { images, comment: 'x'.repeat(141) })).toMatchObject({ status: 422 })
    expect(await request(person, id, { images: [...images, randomUUID()] })).toMatchObject({ status: 422 })
    expect(await request(person, id, { images, comment: 'x'.repeat(140) })).toMatchObject({ success: true })
  })

  test('contains only the member’s own unused images, uploaded for promotions', async () => {
    const id = await offer(opened, { terms: forPeople })
    const [person, other] = [await makeClaimant(opened), await makeClaimant(opened)]
    for (const one of [person, other]) await join(one, id)
    const image = new Blob([new Uint8Array(await (await opened.request('/x')).arrayBuffer())])
    expect(
      await person.ask(uploadImage, { purpose: 'promotionRequest', image }, person.headers),
    ).toMatchObject({ code: 'upload.notImage' })
    const [theirs, own] = [await sendImage(other), await sendImage(person)]
    expect(await request(person, id, { images: [own, theirs, 'x'] })).toMatchObject({
      code: 'promotion.imagesGone',
      value: { ids: [theirs, 'x'] },
    })
    const elsewhere = await sendImage(person, 'feedback')
    expect(await request(person, id, { images: [own, elsewhere] })).toMatchObject({
      code: 'promotion.imagesGone',
      value: { ids: [elsewhere] },
    })
    expect(await bonusesOf(person)).toEqual([])
    expect(await statusOf(person, id)).toBe('claim')
    expect(await request(person, id, { images: [own] })).toMatchObject({ success: true })
    await decideFor(opened, person, { decision: 'refuse', reason: 'proof' })
    expect(await request(person, id, { images: [own] })).toMatchObject({ code: 'promotion.imagesGone' })
    expect((await person.read(readUpload, { id: own }, person.headers)).image).toMatch(/^data:image\/png/)
    expect(await other.ask(readUpload, { id: own }, other.headers)).toMatchObject({ status: 404 })
  })

  test('is accepted up to ten times per hour', async () => {
    const person = await makeClaimant(opened)
    const answers = []
    for (let sent = 0; sent < 12; sent++) answers.push(await join(person, await offer(opened)))
    expect(tally(answers)).toEqual({ done: 10, 'promotion.throttled': 2 })
    const { value } = answers.at(-1) as { value: { retryAfter: number } }
    expect(value.retryAfter).toBeGreaterThan(3_500_000)
    expect(value.retryAfter).toBeLessThanOrEqual(3_600_000)
  })
})

describe('[PROMO-02] Request to join a promotion or to receive its reward', () => {
  test('is accepted once when eight arrive concurrently', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await offer(opened)
      const person = await makeClaimant(opened)
      expect(tally(await atOnce(8, () => join(person, id)))).toEqual({ done: 1, 'promotion.notOpen': 7 })
      expect(tally(await atOnce(8, () => request(person, id)))).toEqual({ done: 1, 'promotion.notOpen': 7 })
      expect(await bonusesOf(person)).toHaveLength(1)
    }
  }, 180_000)

  test('is answered on a retry after a lost reply', async () => {
    const id = await offer(opened)
    const person = await makeClaimant(opened)
    const key = randomUUID()
    const cut = { kind: 'cut', delay: 0, code: null, value: null, times: 1 } as const
    await setFault(opened.platform.database, 'joinPromotion', cut)
    await expect(join(person, id, { key })).rejects.toThrow()
    expect(await statusOf(person, id)).toBe('claim')
    expect(await join(person, id, { key })).toMatchObject({ success: true, value: { status: 'claim' } })
    expect(await join(person, await offer(opened), { key })).toMatchObject({ code: 'key.reused' })
  })

  test('is rejected for a raffle', async () => {
    const id = await offerRaffle(opened, [{ amount: 100, stock: 1 }])
    const person = await makeClaimant(opened)
    expect(await join(person, id)).toMatchObject({ code: 'promotion.notOpen' })
    expect(await request(person, id)).toMatchObject({ code: 'promotion.notOpen' })
  })
})
