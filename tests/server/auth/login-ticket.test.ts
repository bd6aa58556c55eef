import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMemberInfo } from '#protocol/account/member.ts'
import { endOtherSessions } from '#protocol/account/member-sessions.ts'
import { createLoginTicket, openLoginTicket, redeemLoginTicket } from '#protocol/auth/login-ticket.ts'
import { logout } from '#protocol/auth/session.ts'
import { issueLoginTicket } from '#server/auth/session/login-tickets.ts'
import { loginTicket } from '#server/identity/login-ticket.table.ts'
import { member } from '#server/identity/member.table.ts'
import { session } from '#server/identity/session.table.ts'
import { atOnce, type OpenedPlatform, visit } from '#tests/support/client.ts'
import { changeOwnPassword, enter, makeMember } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { setTime } from '#tests/support/set-time.ts'

const MINUTE = 60_000
const unusable = { success: false, status: 200, code: 'login.ticketUnusable' }

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

const visitor = () => visit(opened)
const redeem = (ticket: string) => visitor().ask(redeemLoginTicket, { ticket })
const open = (ticket: string) => visitor().ask(openLoginTicket, { ticket })
const infoOf = (token: string) => visitor().ask(readMemberInfo, {}, { token })

async function withTicket() {
  const made = await makeMember(opened)
  const token = await enter(opened, made)
  const { ticket, expiresAt } = await visitor().read(createLoginTicket, {}, { token })
  return { made, token, ticket, expiresAt }
}

test('[LOGIN-11] starts one session per ticket and rejects the ticket afterwards', async () => {
  const { made, token, ticket } = await withTicket()
  const first = await redeem(ticket)
  expect(first).toMatchObject({ success: true, value: { member: { id: String(made.id), byLink: true } } })
  expect(await redeem(ticket)).toMatchObject(unusable)
  expect(await open(ticket)).toMatchObject(unusable)
  if (!first.success) throw new Error('not logged in')
  expect(first.value.token).not.toBe(token)
  expect(await infoOf(first.value.token)).toMatchObject({ value: { byLink: true } })
  expect(await infoOf(token)).toMatchObject({ value: { byLink: false } })
})

test('logs in only one of twelve visitors who redeem the same ticket concurrently', async () => {
  const { made, ticket } = await withTicket()
  const answers = await atOnce(12, () => redeem(ticket))
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  const rows = await opened.platform.database.select().from(session).where(eq(session.memberId, made.id))
  expect(rows).toHaveLength(2)
})

test('allows a ticket to be opened or redeemed only once when several requests arrive concurrently', async () => {
  const { ticket } = await withTicket()
  const answers = (await atOnce(6, () => Promise.all([redeem(ticket), open(ticket)]))).flat()
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
})

test('stores a ticket only as a hash', async () => {
  const { made, ticket } = await withTicket()
  const rows = await opened.platform.database
    .select()
    .from(loginTicket)
    .where(eq(loginTicket.memberId, made.id))
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(ticket)
  expect(JSON.stringify(rows)).not.toContain(ticket.slice('lt_'.length))
})

test('a ticket expires after one minute, or after ten minutes once it has been opened', async () => {
  const { ticket, expiresAt } = await withTicket()
  const { ticket: other } = await withTicket()
  const waiting = await visitor().read(openLoginTicket, { ticket: other })
  await setTime(opened.platform, new Date(expiresAt).getTime() + 1_000)
  expect(await redeem(ticket)).toMatchObject(unusable)
  // Reopening does not extend the validity.
  const again = await visitor().read(openLoginTicket, { ticket: waiting.ticket })
  expect(again.expiresAt).toBe(waiting.expiresAt)
  await setTime(opened.platform, new Date(waiting.expiresAt).getTime() - 1_000)
  const last = await visitor().read(openLoginTicket, { ticket: again.ticket })
  await setTime(opened.platform, new Date(waiting.expiresAt).getTime() + 1_000)
  expect(await redeem(last.ticket)).toMatchObject(unusable)
})

test('opening a ticket shows its owner and replaces it with a new ticket, which can be redeemed', async () => {
  const { made, ticket } = await withTicket()
  const waiting = await visitor().read(openLoginTicket, { ticket })
  expect(waiting.member).toEqual({ id: String(made.id), account: made.account })
  expect(await redeem(ticket)).toMatchObject(unusable)
  expect(await redeem(waiting.ticket)).toMatchObject({ success: true })
})

test('opening a ticket masks the mobile number that serves as the account name', async () => {
  const made = await makeMember(opened, { account: '5511987650001' })
  const token = await enter(opened, made)
  const { ticket } = await visitor().read(createLoginTicket, {}, { token })
  const waiting = await visitor().read(openLoginTicket, { ticket })
  expect(waiting.member.account).toBe('•••• 0001')
})

test('rejects a session token used as a ticket, and a ticket used as a session token', async () => {
  const { token, ticket } = await withTicket()
  expect(await visitor().ask(redeemLoginTicket, { ticket: token })).toMatchObject({ status: 422 })
  expect(await redeem(`lt_${token}`)).toMatchObject(unusable)
  expect(await redeem(`lt_${'x'.repeat(43)}`)).toMatchObject(unusable)
  expect(await infoOf(ticket)).toMatchObject({ status: 401 })
})

test('rejects another merchant’s ticket', async () => {
  const made = await makeMember(opened)
  const now = await opened.platform.clock()
  const owner = { memberId: made.id, sessionHash: null, side: 'player', method: 'username', now } as const
  const { ticket } = await issueLoginTicket(opened.platform.database, { ...owner, merchant: 'another' })
  expect(await redeem(ticket)).toMatchObject(unusable)
  expect(await open(ticket)).toMatchObject(unusable)
})

test('rejects a ticket of a closed account', async () => {
  const { made, ticket } = await withTicket()
  const { ticket: other } = await visitor().read(createLoginTicket, {}, { token: await enter(opened, made) })
  await opened.platform.database.update(member).set({ closed: true }).where(eq(member.id, made.id))
  expect(await redeem(ticket)).toMatchObject({ success: false, code: 'login.closed' })
  expect(await open(other)).toMatchObject({ success: false, code: 'login.closed' })
})

test('denies tickets to trial players and visitors', async () => {
  const trial = await makeMember(opened, { type: 4 })
  const token = await enter(opened, trial)
  expect(await visitor().ask(createLoginTicket, {}, { token })).toMatchObject({ status: 403 })
  expect(await visitor().ask(createLoginTicket, {})).toMatchObject({ status: 401 })
})

const endings = {
  'the session that created it ends': async ({ token }: Awaited<ReturnType<typeof withTicket>>) => {
    await visitor().read(logout, {}, { token })
  },
  'the password is changed': async ({ made }: Awaited<ReturnType<typeof withTicket>>) => {
    await changeOwnPassword(opened, made, 'quite-another-2')
  },
  'the member ends all other sessions': async ({ made }: Awaited<ReturnType<typeof withTicket>>) => {
    await visitor().read(endOtherSessions, {}, { token: await enter(opened, made) })
  },
}
for (const [ending, end] of Object.entries(endings))
  test(`rejects a ticket once ${ending}`, async () => {
    const issued = await withTicket()
    await end(issued)
    expect(await redeem(issued.ticket)).toMatchObject(unusable)
  })

test('issues no ticket while the password must be changed, and a redeemed ticket still requires the change', async () => {
  const made = await makeMember(opened, { passwordDefault: true })
  const token = await enter(opened, made)
  expect(await visitor().ask(createLoginTicket, {}, { token })).toMatchObject({ status: 403 })
  const now = await opened.platform.clock()
  const { merchant } = opened.platform.operator
  const owner = { memberId: made.id, sessionHash: null, side: 'player', method: 'username', now } as const
  const { ticket } = await issueLoginTicket(opened.platform.database, { ...owner, merchant })
  expect(await redeem(ticket)).toMatchObject({ success: true, value: { member: { passwordDefault: true } } })
})

test('limits a member to ten tickets in ten minutes', async () => {
  const token = await enter(opened, await makeMember(opened))
  const answers = await Promise.all(
    Array.from({ length: 11 }, () => visitor().ask(createLoginTicket, {}, { token })),
  )
  const refused = answers.filter(({ success }) => !success)
  expect(refused).toMatchObject([{ code: 'ticket.throttled', value: { retryAfter: expect.any(Number) } }])
  const { retryAfter } = (refused[0] as { value: { retryAfter: number } }).value
  expect(retryAfter).toBeLessThanOrEqual(10 * MINUTE)
})

test('issues sandbox login links only for members who may log in', async () => {
  const made = await makeMember(opened)
  const trial = await makeMember(opened, { type: 4 })
  const closed = await makeMember(opened, { closed: true })
  const ask = (account: string) =>
    opened.request('/sandbox/api/login-links', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account }),
    })
  const reply = await ask(made.account)
  const { value } = (await reply.json()) as { value: { address: string } }
  const ticket = new URLSearchParams(value.address.slice(value.address.indexOf('?'))).get('token') ?? ''
  expect(await redeem(ticket)).toMatchObject({ success: true, value: { member: { account: made.account } } })
  for (const account of [trial.account, closed.account, 'nobody'])
    expect((await ask(account)).status).toBe(404)
})
