import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { rememberedDevice, secondStepSetup } from '#server/database/schema/second-step.ts'
import { startSession } from '#server/session/sessions.ts'
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
  const { id: memberId } = await makeMember(opened, { type: 2 })
  for (const side of ['player', 'agent'] as const)
    tokens[side] = await startSession(platform.database, { memberId, side, method: 'username', now })
  await putWhatIsRare()
})
afterAll(() => opened.close())

/** Things that the demo world has none of, of another member. */
async function putWhatIsRare(): Promise<void> {
  const { database } = opened.platform
  const { id: memberId } = await makeMember(opened)
  const now = new Date()
  const expiresAt = new Date(now.getTime() + 3_600_000)
  const of = { memberId, expiresAt }
  await database
    .insert(rememberedDevice)
    .values({ ...of, id: randomUUID(), tokenHash: 'foreign', name: '', rememberedAt: now, lastUsedAt: now })
  await database.insert(secondStepSetup).values({ ...of, id: randomUUID(), secret: 'foreign' })
}

const uuid = () => randomUUID()
const number = () => '999999999'

/** Where things of other members are, an id of their kind that nothing has, and what the call asks for besides. */
type Foreign = { table: string; missing: () => string; request?: (id: string) => object }

const deposit: Foreign = { table: 'deposit_order', missing: uuid }
const withdrawal: Foreign = { table: 'withdrawal_order', missing: uuid }
const account: Foreign = { table: 'payout_account', missing: uuid }
const contract: Foreign = { table: 'contract', missing: uuid, request: (contractId) => ({ contractId }) }
const member: Foreign = { table: 'member', missing: number, request: (memberId) => ({ memberId }) }

const range = { from: '2020-01-01T00:00:00.000Z', to: '2040-01-01T00:00:00.000Z' }

/** Every call that names something of one member's own. */
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
  confirmSecondStep: {
    ...{ table: 'second_step_setup', missing: uuid },
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
}

/** Calls with ids of what everybody may see, of what the caller makes, and of nothing that is kept. */
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
  ...(['sayInLiveChat', 'judgeSlider', 'registerByUsername', 'registerByMobile', 'createDeposit'] as const),
  ...(['readPromotion', 'joinPromotion', 'requestPromotionReward', 'claimRaffle', 'redeemPoints'] as const),
  ...(['changeIcon', 'readDrawProof', 'placeLotteryBets', 'listLotteryTickets'] as const),
]

/** Calls whose own tests ask for what is of others: of messages, contracts, bills, images, moved money, sessions and gifts. */
const askedElsewhere: (keyof typeof calls)[] = [
  ...(['offerContract', 'amendContract', 'readContractRequest', 'previewContractAnswer'] as const),
  ...(['editContractRequest', 'acceptContractRequest', 'rejectContractRequest'] as const),
  ...(['withdrawContractRequest', 'listContractBills', 'exportContractBills', 'readContractBill'] as const),
  ...(['readUpload', 'readWalletMove', 'endSession', 'claimGift'] as const),
  ...(['markMessagesRead', 'deleteMessages', 'listContracts'] as const),
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

/** All that is in the table and in those that a refusal must not touch. */
const contents = async (table: string) => {
  const { rows } = await opened.platform.database.execute(
    sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as all from ${sql.identifier(table)} t`,
  )
  return rows
}

test.each(Object.entries(foreign))(
  '%s answers for what is of others as for what is not there',
  async (name, kind) => {
    const { table, missing, request = (id: string) => ({ id }) } = kind
    const call: Call = calls[name as keyof typeof calls]
    const { rows } = await opened.platform.database.execute<{ id: string }>(
      sql`select id::text as id from ${sql.identifier(table)} order by id limit 1`,
    )
    const [found] = rows
    if (!found) throw new Error(`There is nothing in ${table}`)
    const before = await contents(table)
    const [ofOthers, ofNobody] = [
      await ask(call, request(found.id), randomUUID()),
      await ask(call, request(missing()), randomUUID()),
    ]
    const told = await ofOthers.text()
    // A request that is off would tell nothing of what it names.
    expect(ofOthers.status, told).not.toBe(422)
    expect(ofOthers.status, told).not.toBe(403)
    expect({ status: ofOthers.status, told }).toEqual({
      status: ofNobody.status,
      told: await ofNobody.text(),
    })
    expect([...ofOthers.headers]).toEqual([...ofNobody.headers])
    expect(await contents(table)).toEqual(before)
  },
)

test('every call that takes an id is looked at', () => {
  const withId = Object.entries<Call>(calls).filter(([, call]) => {
    const schemas =
      'entries' in call.request ? [call.request] : 'options' in call.request ? call.request.options : []
    const names = (schemas as { entries?: object }[]).flatMap(({ entries = {} }) => Object.keys(entries))
    return names.some((name) => /(^id|^ids|Id)$/.test(name) && name !== 'clientId')
  })
  const looked = [...Object.keys(foreign), ...open, ...askedElsewhere]
  expect(withId.map(([name]) => name).filter((name) => !looked.includes(name))).toEqual([])
})
