import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readMemberInfo } from '#protocol/account/member.ts'
import { freePlay } from '#protocol/auth/free-play.ts'
import { rateLimit } from '#server/http/rate-limit.table.ts'
import { member } from '#server/identity/member.table.ts'
import { ledgerAccount, ledgerOperation, ledgerPosting } from '#server/ledger/ledger.table.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { atOnce, encrypt, type OpenedPlatform, tally, visit } from '#tests/support/client.ts'
import { moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

beforeEach(async () => {
  await opened.platform.database.delete(rateLimit)
  await writeSetting(opened.platform.database, settings.modules, settings.modules.initial)
  await moveClock(opened, 0)
})

const seal = (text: string) => encrypt(opened.platform.encryption.publicKey, text)
const asked = async (random: string = crypto.randomUUID()) =>
  ({ os: 'Linux', platform: 'W', random: await seal(random), version: 3 }) as const

test('[CALL-02] starts a session for a trial player, who receives play money', async () => {
  const visitor = visit(opened, { language: 'pt' })
  const { token, member: trial } = await visitor.read(freePlay, await asked())
  expect(trial).toMatchObject({
    type: 4,
    nickname: expect.stringMatching(/^Visitante \d{4}$/),
    icon: expect.stringMatching(/^\/art\/avatars\/\d+\.svg$/),
    passwordDefault: false,
    passwordExpired: false,
  })
  expect((await opened.request(trial.icon)).status).toBe(200)
  expect(await visitor.read(readMemberInfo, {}, { token })).toEqual(trial)
  const { database } = opened.platform
  const accounts = await database
    .select()
    .from(ledgerAccount)
    .where(eq(ledgerAccount.memberId, Number(trial.id)))
  expect(accounts).toMatchObject([{ kind: 'wallet', currency: 'BRL', balance: 100_000 }])
})

test('takes the play money from the house’s trial account only', async () => {
  const { member: trial } = await visit(opened).read(freePlay, await asked())
  const { database } = opened.platform
  const postings = await database
    .select({ kind: ledgerAccount.kind, memberId: ledgerAccount.memberId, amount: ledgerPosting.amount })
    .from(ledgerPosting)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerPosting.accountId))
    .innerJoin(ledgerOperation, eq(ledgerOperation.id, ledgerPosting.operationId))
    .where(eq(ledgerOperation.reference, trial.id))
    .orderBy(ledgerPosting.amount)
  expect(postings).toEqual([
    { kind: 'trial', memberId: null, amount: -100_000 },
    { kind: 'wallet', memberId: Number(trial.id), amount: 100_000 },
  ])
})

test('creates a new trial player for every session', async () => {
  const one = await visit(opened).read(freePlay, await asked())
  const other = await visit(opened).read(freePlay, await asked())
  expect(other.member.id).not.toBe(one.member.id)
  expect(other.member.account).not.toBe(one.member.account)
  expect(other.token).not.toBe(one.token)
})

test('rejects a random string that has been used before, even years later or when it is encrypted again', async () => {
  const visitor = visit(opened)
  const random = crypto.randomUUID()
  const sent = await asked(random)
  await visitor.read(freePlay, sent)
  expect(await visitor.ask(freePlay, sent)).toMatchObject({ code: 'login.randomRefused' })
  await moveClock(opened, 5 * 365 * 86_400_000)
  expect(await visitor.ask(freePlay, await asked(random))).toMatchObject({ code: 'login.randomRefused' })
})

test('starts only one session when a random string is sent twenty times concurrently', async () => {
  const sent = await asked()
  let address = 0
  const answers = await atOnce(20, () => visit(opened, { ip: `198.51.100.${address++}` }).ask(freePlay, sent))
  expect(tally(answers)).toEqual({ done: 1, 'login.randomRefused': 19 })
})

test.each([
  ['is not encrypted', async () => crypto.randomUUID()],
  ['is too short', () => seal('short')],
])('rejects a random string that %s, and creates no player', async (_what, random) => {
  const { database } = opened.platform
  const before = await database.$count(member)
  const sent = { os: 'Linux', platform: 'W', random: await random(), version: 3 } as const
  expect(await visit(opened).ask(freePlay, sent)).toMatchObject({ code: 'login.randomRefused' })
  expect(await database.$count(member)).toBe(before)
})

test('rejects a free-play request that has additional fields', async () => {
  const sent = JSON.stringify({ ...(await asked()), username: 'ana' })
  expect((await visit(opened).send(freePlay, sent)).status).toBe(422)
})

test('starts no trial session while the free-play module is disabled', async () => {
  await writeSetting(opened.platform.database, settings.modules, {
    ...settings.modules.initial,
    FREEPLAY3: false,
  })
  expect(await visit(opened).ask(freePlay, await asked())).toMatchObject({ code: 'login.off' })
})

test('limits each IP address to ten trial sessions in ten minutes', async () => {
  const visitor = visit(opened)
  for (let session = 0; session < 10; session++) await visitor.read(freePlay, await asked())
  const refused = await visitor.ask(freePlay, await asked())
  expect(refused).toMatchObject({ code: 'login.throttled', value: { retryAfter: expect.any(Number) } })
  const elsewhere = visit(opened, { ip: '198.51.100.77' })
  expect(await elsewhere.ask(freePlay, await asked())).toMatchObject({ success: true })
})

test('the play money of trial players and of the house sums to zero', async () => {
  const [sum] = await opened.platform.database
    .select({ sum: sql`sum(${ledgerPosting.amount})`.mapWith(Number) })
    .from(ledgerPosting)
  expect(sum?.sum).toBe(0)
})
