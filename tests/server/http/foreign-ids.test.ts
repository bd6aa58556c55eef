import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#protocol/calls.ts'
import type { Call } from '#protocol/kit/call.ts'
import { contractBill, contractRequest } from '#server/agents/contracts/contract.table.ts'
import { rememberedDevice } from '#server/auth/known-clients/remembered-device.table.ts'
import { twoFactorSetup } from '#server/auth/two-factor/two-factor.table.ts'
import { walletTransfer } from '#server/cashier/vendor-wallets/wallet-transfer.table.ts'
import { startSession } from '#server/identity/sessions.ts'
import { message } from '#server/notifications/message.table.ts'
import { bonus } from '#server/rewards/bonus.table.ts'
import { upload } from '#server/support/uploads/upload.table.ts'
import { agree, makeAgent, termsOf } from '#tests/support/agents/contracts.ts'
import { type OpenedPlatform, type Visitor, visit } from '#tests/support/client.ts'
import { makeMember } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'

let opened: OpenedPlatform
let visitor: Visitor
const tokens: Record<string, string> = {}

beforeAll(async () => {
  opened = await openPlatform({ world: 'demo' })
  visitor = visit(opened)
  const { platform } = opened
  const now = await platform.clock()
  const { id: memberId } = await makeMember(opened, { type: 2, account: 'caller' })
  for (const side of ['player', 'agent'] as const)
    tokens[side] = await startSession(platform.database, { memberId, side, method: 'username', now })
  await putWhatIsRare()
})
afterAll(() => opened.close())

/** Adds other members' records of the kinds that the demo world lacks. */
async function putWhatIsRare(): Promise<void> {
  const { database } = opened.platform
  const { id: memberId } = await makeMember(opened)
  const now = new Date()
  const expiresAt = new Date(now.getTime() + 3_600_000)
  const of = { id: randomUUID(), memberId }
  await database
    .insert(rememberedDevice)
    .values({ ...of, expiresAt, tokenHash: 'foreign', name: '', rememberedAt: now, lastUsedAt: now })
  await database.insert(twoFactorSetup).values({ ...of, expiresAt, secret: 'foreign' })
  await database.insert(message).values({ memberId, topic: 'account', event: 'foreign', facts: {}, at: now })
  const image = { type: 'image/png', bytes: Buffer.from('foreign') } as const
  await database.insert(upload).values({ ...of, ...image, purpose: 'feedback', createdAt: now, expiresAt })
  const gift = { source: 'bonus', title: { en: '', pt: '' }, amount: 100, turnover: 0 } as const
  await database.insert(bonus).values({ ...of, ...gift, state: 'claimable', at: now })
  const moved = { vendorCode: 'foreign', direction: 'toVendor', amount: 100, state: 'arrived' } as const
  await database
    .insert(walletTransfer)
    .values({ ...of, ...moved, moveId: randomUUID(), createdAt: now, settledAt: now })
  await database.execute(sql`
    insert into deposit_bonus (deposit_id, member_id, promotion_id, title, terms, use_key, state, bonus_id, expires_at)
    select id, ${memberId}, ${randomUUID()}, '{}', '{}', 'foreign', 'active', ${of.id}, ${expiresAt.toISOString()}
    from deposit_order limit 1`)
  await startSession(database, { memberId, side: 'player', method: 'username', now })
  await putContract(now)
}

async function putContract(now: Date): Promise<void> {
  const { database } = opened.platform
  const upline = await makeAgent(opened)
  const downline = await makeAgent(opened, upline)
  const contractId = await agree(opened, { upline, downline })
  const of = {
    contractId,
    kind: 'dividend',
    uplineId: upline.member.id,
    downlineId: downline.member.id,
  } as const
  const terms = termsOf(1_000)
  const period = { periodFrom: new Date(now.getTime() - 3_600_000), periodTo: now }
  await database.insert(contractBill).values({ ...of, ...period, id: randomUUID(), state: 'nothing', terms })
  const asked = { type: 'amendment', state: 'pending', byUpline: true, reason: '', askedAt: now } as const
  await database.insert(contractRequest).values({ ...of, ...asked, id: randomUUID(), version: 1, terms })
}

const uuid = () => randomUUID()
const number = () => '999999999'

/**
 * Where to find the id of another member's record: a table, a column and an SQL condition. `missing` makes an
 * id that no record has.
 */
type Foreign = {
  table: string
  column?: string
  where?: string
  missing: () => string
  request?: (id: string) => object
}

const range = { from: '2020-01-01T00:00:00.000Z', to: '2040-01-01T00:00:00.000Z' }
const deposit: Foreign = { table: 'deposit_order', missing: uuid }
const withdrawal: Foreign = { table: 'withdrawal_order', missing: uuid }
const account: Foreign = { table: 'payout_account', missing: uuid }
const contract: Foreign = { table: 'contract', missing: uuid, request: (contractId) => ({ contractId }) }
const bills: Foreign = {
  ...{ table: 'contract_bill', column: 'contract_id', missing: uuid },
  request: (contractId) => ({ side: 'paid', contractId, ...range }),
}
const seen = (requestId: string) => ({ requestId, version: 1 })
const request: Foreign = {
  ...{ table: 'contract_request', where: "state = 'pending'", missing: uuid },
  request: (requestId) => ({ requestId }),
}
const terms = termsOf(500)
const member: Foreign = { table: 'member', missing: number, request: (memberId) => ({ memberId }) }

/** Calls that take the id of a member's record. */
const foreign: Partial<Record<keyof typeof calls, Foreign>> = {
  readDeposit: deposit,
  confirmDepositPaid: deposit,
  cancelDeposit: deposit,
  readWithdrawal: withdrawal,
  cancelWithdrawal: withdrawal,
  confirmWithdrawal: { ...withdrawal, request: (id) => ({ outcome: 'received', id }) },
  preferPayoutAccount: account,
  removePayoutAccount: { ...account, request: (id) => ({ id, paymentPassword: '246810' }) },
  createWithdrawal: {
    ...account,
    request: (accountId) => ({ accountId, amount: 10_000, fee: 0, paymentPassword: '246810' }),
  },
  readBettingRecord: { table: 'game_round', missing: uuid },
  readTransaction: { table: 'ledger_operation', missing: number },
  forgetRememberedDevice: { table: 'remembered_device', missing: uuid },
  confirmTwoFactor: {
    ...{ table: 'two_factor_setup', missing: uuid },
    request: (setupId) => ({ setupId, code: '123456' }),
  },
  listDownlines: { ...member, request: (memberId) => ({ memberId, ...range }) },
  readDownline: { ...member, request: (memberId) => ({ memberId, ...range }) },
  readDownlineTransferTerms: member,
  transferToDownline: {
    ...member,
    request: (memberId) => ({ memberId, amount: 100, paymentPassword: '246810' }),
  },
  removeDownlineLink: { table: 'downline_link', missing: uuid },
  readContractLimits: { ...member, request: (memberId) => ({ memberId, kind: 'dividend' }) },
  terminateContract: { ...contract, request: (contractId) => ({ contractId, version: 1, reason: '' }) },
  previewContractEnd: contract,
  endContract: { ...contract, request: (contractId) => ({ contractId, version: 1, preview: 'x' }) },
  amendContract: { ...contract, request: (contractId) => ({ contractId, version: 1, terms }) },
  offerContract: { ...member, request: (memberId) => ({ memberId, kind: 'dividend', terms }) },
  listContracts: { ...member, request: (memberId) => ({ memberId, with: 'downline' }) },
  readContractRequest: request,
  previewContractAnswer: request,
  editContractRequest: { ...request, request: (id) => ({ ...seen(id), terms }) },
  acceptContractRequest: { ...request, request: (id) => ({ ...seen(id), preview: 'x' }) },
  rejectContractRequest: { ...request, request: seen },
  withdrawContractRequest: { ...request, request: seen },
  listContractBills: bills,
  exportContractBills: bills,
  readContractBill: { table: 'contract_bill', missing: uuid },
  readUpload: { table: 'upload', missing: uuid },
  readWalletMove: { table: 'wallet_transfer', column: 'move_id', missing: uuid },
  endSession: {
    table: 'session',
    where: "member_id <> (select id from member where account = 'caller')",
    missing: uuid,
  },
  claimGift: {
    ...{ table: 'bonus', where: "state = 'claimable'", missing: uuid },
    request: (id) => ({ what: 'bonus', id }),
  },
  cancelBonus: {
    ...{ table: 'deposit_bonus', column: 'bonus_id', where: "state = 'active'", missing: uuid },
    request: (id) => ({ id, takesBack: 0 }),
  },
  markMessagesRead: {
    table: 'message',
    where: 'read_at is null',
    missing: number,
    request: (id) => ({ ids: [id] }),
  },
  deleteMessages: { table: 'message', missing: number, request: (ids) => ({ ids }) },
}

/** Calls whose ids are public, made up by the caller, or not stored. */
const open: (keyof typeof calls)[] = [
  ...([
    'listRooms',
    'launchGame',
    'addFavourite',
    'removeFavourite',
    'readGameSheet',
    'readGameVisit',
  ] as const),
  ...(['joinLiveStream', 'readChatHistory', 'sendChatMessage', 'reportChatMessage'] as const),
  ...([
    'sendLiveChatMessage',
    'verifySlider',
    'registerByUsername',
    'registerByMobile',
    'createDeposit',
  ] as const),
  ...(['readPromotion', 'joinPromotion', 'requestPromotionReward', 'claimRaffle', 'redeemPoints'] as const),
  ...(['changeIcon', 'readDrawProof', 'placeLotteryBets', 'listLotteryTickets'] as const),
]

const ask = async (call: Call, request: object, key: string) => {
  const token = tokens[call.access === 'agent' ? 'agent' : 'player'] ?? ''
  const headers = { token, ...(call.idempotent ? { 'idempotency-key': key } : {}) }
  if (call.method === 'GET' || call.method === 'DELETE') {
    const query = `?${new URLSearchParams(Object.entries(request).map(([name, value]) => [name, String(value)]))}`
    return visitor.send(call, undefined, { ...headers, query })
  }
  const body = call.sealed ? { sealed: await visitor.seal(request) } : request
  return visitor.send(call, JSON.stringify(body), headers)
}

/** Returns a hash of the table, which a rejection must not change. */
const contents = async (table: string) => {
  const { rows } = await opened.platform.database.execute(
    sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as all from ${sql.identifier(table)} t`,
  )
  return rows
}

test.each(Object.entries(foreign))(
  'gives the same response for another member’s record as for a missing one: %s',
  async (name, kind) => {
    const { table, column = 'id', where = 'true', missing, request = (id: string) => ({ id }) } = kind
    const call: Call = calls[name as keyof typeof calls]
    const { rows } = await opened.platform.database.execute<{ id: string }>(
      sql`select ${sql.identifier(column)}::text as id from ${sql.identifier(table)} where ${sql.raw(where)} order by 1 limit 1`,
    )
    const [found] = rows
    if (!found) throw new Error(`There is nothing in ${table}`)
    const before = await contents(table)
    const [ofOthers, ofNobody] = [
      await ask(call, request(found.id), randomUUID()),
      await ask(call, request(missing()), randomUUID()),
    ]
    const told = await ofOthers.text()
    // An invalid or unauthorised request would prove nothing about the id.
    expect(ofOthers.status, told).not.toBe(422)
    expect(ofOthers.status, told).not.toBe(403)
    expect(ofOthers.status, told).not.toBe(401)
    expect({ status: ofOthers.status, told }).toEqual({
      status: ofNobody.status,
      told: await ofNobody.text(),
    })
    expect([...ofOthers.headers]).toEqual([...ofNobody.headers])
    expect(await contents(table)).toEqual(before)
  },
)

test('every call that takes an id is covered', () => {
  const withId = Object.entries<Call>(calls).filter(([, call]) => {
    const schemas =
      'entries' in call.request ? [call.request] : 'options' in call.request ? call.request.options : []
    const names = (schemas as { entries?: object }[]).flatMap(({ entries = {} }) => Object.keys(entries))
    return names.some((name) => /(^id|^ids|Id)$/.test(name) && name !== 'clientId')
  })
  const looked = [...Object.keys(foreign), ...open]
  expect(withId.map(([name]) => name).filter((name) => !looked.includes(name))).toEqual([])
})
