import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { captchaChallenge } from '#server/auth/challenges/captcha.table.ts'
import { sendCode } from '#server/auth/challenges/send-code.ts'
import { sliderChallenge } from '#server/auth/challenges/slider.table.ts'
import { smsCode } from '#server/auth/challenges/sms-code.table.ts'
import { rememberedDevice } from '#server/auth/known-clients/remembered-device.table.ts'
import { temporaryPassword } from '#server/auth/passwords/temporary-password.table.ts'
import { mailTemporaryPassword } from '#server/auth/passwords/temporary-password.ts'
import { twoFactorChallenge, twoFactorSetup } from '#server/auth/two-factor/two-factor.table.ts'
import { purgeExpired, startPurging } from '#server/boot/purge-expired.ts'
import { attemptCounter } from '#server/identity/attempt-counter.table.ts'
import { session } from '#server/identity/session.table.ts'
import { outbox } from '#server/notifications/outbox.table.ts'
import { saveSentMessage } from '#server/notifications/sent-messages.ts'
import { idempotencyKey } from '#server/platform/idempotency-key.table.ts'
import { usedRequestNonce } from '#server/platform/used-request-nonce.table.ts'
import { gameSession } from '#server/play/game-session.table.ts'
import { socketTicket } from '#server/realtime/socket-ticket.table.ts'
import { answerConversation, openConversation } from '#server/support/live-chat/conversations.ts'
import { VISITORS_KEPT } from '#server/support/live-chat/purge-visitors.ts'
import { supportConversation } from '#server/support/live-chat/support.table.ts'
import { newMember } from '#tests/support/cashier/wallets.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putGames, SLOT } from '#tests/support/play/game-world.ts'

const HOUR = 3_600_000
const tables = [
  session,
  gameSession,
  socketTicket,
  captchaChallenge,
  sliderChallenge,
  smsCode,
  usedRequestNonce,
  attemptCounter,
  temporaryPassword,
  twoFactorSetup,
  twoFactorChallenge,
  rememberedDevice,
  idempotencyKey,
]

let opened: Awaited<ReturnType<typeof openPlatform>>
beforeAll(async () => {
  opened = await openPlatform()
  await putGames(opened.platform)
})
afterAll(() => opened.close())

/** Adds a row with this expiry to each of `tables`. Attempt counters expire an hour after an attempt. */
async function putOneOfEach(expiresAt: Date): Promise<void> {
  const { database } = opened.platform
  const name = randomUUID()
  const memberId = await newMember(database)
  const who = { memberId, side: 'player', method: 'sms', createdAt: expiresAt, lastSeenAt: expiresAt }
  await database.insert(session).values({ tokenHash: name, ...who, expiresAt })
  // The next rows need a session that outlasts them, because purging a session also deletes its rows.
  const lasting = `${name}-lasting`
  await database.insert(session).values({ tokenHash: lasting, ...who, expiresAt: later(100) })
  const playing = { memberId, nodeId: SLOT, sessionTokenHash: lasting, backUrl: '/', createdAt: expiresAt }
  await database.insert(gameSession).values({ id: name, tokenHash: name, ...playing, expiresAt })
  await database.insert(socketTicket).values({ ticketHash: name, sessionHash: lasting, expiresAt })
  await database.insert(captchaChallenge).values({ clientId: name, answer: '1234', expiresAt })
  const puzzle = { clientId: name, action: 'login', gapLeft: 90 }
  await database.insert(sliderChallenge).values({ id: name, ...puzzle, expiresAt })
  const code = { recipient: name, purpose: 'login', codeHash: name, guessesLeft: 1 }
  await database.insert(smsCode).values({ id: name, ...code, expiresAt, nextAt: expiresAt })
  await database.insert(usedRequestNonce).values({ nonce: name, expiresAt })
  const intent = { memberId, key: name, call: 'test', requestHash: name }
  await database.insert(idempotencyKey).values({ ...intent, expiresAt })
  await database.insert(temporaryPassword).values({ memberId, passwordHash: name, expiresAt })
  await database.insert(twoFactorSetup).values({ memberId, id: name, secret: name, expiresAt })
  const waiting = { memberId, side: 'player', method: 'sms', clientId: name, guessesLeft: 5 } as const
  await database.insert(twoFactorChallenge).values({ challengeHash: name, ...waiting, expiresAt })
  const used = { rememberedAt: expiresAt, lastUsedAt: expiresAt }
  await database
    .insert(rememberedDevice)
    .values({ id: name, memberId, tokenHash: name, name: '', ...used, expiresAt })
  const lastAt = new Date(expiresAt.getTime() - HOUR)
  await database.insert(attemptCounter).values({ key: name, count: 1, lastAt })
}

const start = new Date('2026-03-01T12:00:00Z')
const later = (hours: number) => new Date(start.getTime() + hours * HOUR)

const counts = () => Promise.all(tables.map((table) => opened.platform.database.$count(table)))

test('deletes only expired rows when three purges run concurrently', async () => {
  const { database } = opened.platform
  await putOneOfEach(later(1))
  await putOneOfEach(later(3))
  await purgeExpired(database, start)
  expect(await counts()).toEqual([4, ...tables.slice(1).map(() => 2)])
  await Promise.all([1, 2, 3].map(() => purgeExpired(database, later(2))))
  expect(await counts()).toEqual([3, ...tables.slice(1).map(() => 1)])
})

test('keeps an expired SMS code while it still delays the next code', async () => {
  const { database } = opened.platform
  const recipient = randomUUID()
  const code = { id: recipient, recipient, purpose: 'login', codeHash: recipient, guessesLeft: 0 }
  await database.insert(smsCode).values({ ...code, expiresAt: later(1), nextAt: later(4) })
  const before = await database.$count(smsCode)
  await purgeExpired(database, later(2))
  expect(await database.$count(smsCode)).toBe(before)
})

test('purges expired rows at startup and repeatedly afterwards', async () => {
  const { database } = opened.platform
  const spend = () =>
    database.insert(usedRequestNonce).values({ nonce: randomUUID(), expiresAt: new Date(0) })
  const isClean = () =>
    vi.waitFor(async () => expect(await database.$count(usedRequestNonce)).toBe(0), 30_000)
  await spend()
  const purging = startPurging(opened.platform, { every: 20 })
  onTestFinished(() => purging.stop())
  await isClean()
  await spend()
  await isClean()
})

test('reports a failed purge and runs the next one', async () => {
  const reports = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => reports.mockRestore())
  const clock = vi.fn(opened.platform.clock).mockRejectedValueOnce(new Error('no clock'))
  const purging = startPurging({ ...opened.platform, clock }, { every: 20 })
  onTestFinished(() => purging.stop())
  await vi.waitFor(() => expect(clock.mock.calls.length).toBeGreaterThan(1), 30_000)
  expect(reports).toHaveBeenCalledExactlyOnceWith('The purge failed: no clock')
})

test('[CS-02] deletes a visitor’s conversation after a silent week, but not a member’s', async () => {
  const { database } = opened.platform
  const open = async (memberId: number | null, said: Date | null) => {
    const conversation = await openConversation(database, { memberId, title: '', now: start })
    if (said) await answerConversation(database, { conversation, text: 'Oi', now: said })
    return conversation
  }
  const silent = await open(null, null)
  const spoken = await open(null, later(2))
  const own = await open(await newMember(database), later(1))
  const left = async () => {
    const rows = await database.select({ id: supportConversation.id }).from(supportConversation)
    return [silent, spoken, own].filter((id) => rows.some((row) => row.id === id))
  }
  const aWeek = VISITORS_KEPT / HOUR
  await purgeExpired(database, later(aWeek))
  expect(await left()).toEqual([silent, spoken, own])
  await purgeExpired(database, later(aWeek + 1))
  expect(await left()).toEqual([spoken, own])
  await purgeExpired(database, later(aWeek + 3))
  expect(await left()).toEqual([own])
})

const sent = (sentAt: Date) => ({ channel: 'sms', recipient: randomUUID(), text: 'Code 123456', sentAt })

test('keeps copies of sent messages for a week with the sandbox, and not at all without it', async () => {
  const { database } = opened.platform
  await database.delete(outbox)
  await database.insert(outbox).values([sent(start), sent(later(2))])
  await purgeExpired(database, later(7 * 24 + 1))
  expect(await database.$count(outbox)).toBe(1)
  await purgeExpired(database, later(2), { sandbox: false })
  expect(await database.$count(outbox)).toBe(0)
})

test('stores no copies of sent codes and passwords if the sandbox is disabled', async () => {
  const { database } = opened.platform
  await database.delete(outbox)
  const keep = (sandbox: boolean) =>
    database.transaction((tx) =>
      saveSentMessage(
        tx,
        { sandbox },
        { channel: 'sms', recipient: '+5511', text: 'Code 123456', now: start },
      ),
    )
  await keep(false)
  expect(await database.$count(outbox)).toBe(0)
  await keep(true)
  expect(await database.$count(outbox)).toBe(1)
  const production = { ...opened.platform, sandbox: false }
  const caller = { ip: randomUUID(), clientId: 'x', language: 'en', userAgent: '', origin: '' } as const
  const asked = { recipient: '+5511988887777', channel: 'sms', purpose: 'register', askedBy: null } as const
  expect(await sendCode(production, { ...asked, caller, now: start })).toMatchObject({ sent: true })
  await mailTemporaryPassword(production, {
    ...{ memberId: await newMember(database), email: 'x@example.com', language: 'en', now: start },
  })
  expect(await database.$count(outbox)).toBe(1)
})
