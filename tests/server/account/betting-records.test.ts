import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  exportBettingRecords,
  listBettingRecords,
  readBettingRecord,
} from '#protocol/account/betting-records.ts'
import type { RequestInput } from '#protocol/kit/call.ts'
import { makePlayer, type Person } from '#tests/support/agents/contracts.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { csvTable, momentHead, moneyHead } from '#tests/support/csv-table.ts'
import { enter, makeMember } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putRound } from '#tests/support/play/put-round.ts'
import { textIn } from '#tests/support/texts.ts'

let opened: OpenedPlatform
/** A fishing game and a slot game of the demo world, in this order. */
let games: { node_id: number; vendor_code: string; game_type: string; name_en: string; name_pt: string }[]

beforeAll(async () => {
  opened = await openPlatform({ world: 'demo' })
  const { rows } = await opened.platform.pool.query(
    `select distinct on (game_type) node_id, vendor_code, game_type, name_en, name_pt from game
     where "group" = false and game_type in ('RNG', 'FISH') order by game_type, node_id`,
  )
  games = rows
})
afterAll(() => opened.close())

const ever = { from: '2000-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' }
const at = (text: string) => new Date(`${text}Z`)

async function demo(account: string) {
  const { rows } = await opened.platform.pool.query('select * from member where account = $1', [account])
  const member = { ...rows[0], id: Number(rows[0].id) }
  return { id: member.id as number, token: await enter(opened, member) }
}

type Asked = Partial<RequestInput<typeof listBettingRecords>>

/** Returns all bets of a member, the sums of all page totals, and the totals that cover all bets. */
async function allOf(token: string, given: Asked = {}) {
  const bets: Awaited<ReturnType<typeof pageOf>>['bets'] = []
  const sums = { stake: 0, win: 0, net: 0 }
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await pageOf(token, { ...given, ...(cursor ? { cursor } : {}) })
    bets.push(...page.bets)
    for (const name of ['stake', 'win', 'net'] as const) sums[name] += page.totals.page[name]
    cursor = page.next
    if (cursor === null) return { bets, sums, all: page.totals.all }
  }
  throw new Error('There is always a last page')
}

const pageOf = (token: string, given: Asked) =>
  visit(opened).read(listBettingRecords, { ...ever, ...given }, { token })

/** Makes a player with five bets, one minute apart: won, lost, open, even and void. */
async function playerWithAll(): Promise<{ player: Person; ids: string[] }> {
  const player = await makePlayer(opened)
  const [fish, slot] = games
  if (!fish || !slot) throw new Error('The world has no such games')
  const put = (minute: number, given: object) =>
    putRound(opened, {
      memberId: player.member.id,
      nodeId: slot.node_id,
      startedAt: at(`2026-03-01T12:0${minute}:00`),
      ...given,
    })
  const ids = [
    await put(0, { stake: 200, payout: 500 }),
    await put(1, { stake: 300, payout: 0, nodeId: fish.node_id }),
    await put(2, { stake: 50, payout: null, settledAt: null }),
    await put(3, { stake: 70, payout: 70 }),
    await put(4, { stake: 90, payout: 90, settledAt: null }),
  ]
  return { player, ids }
}

describe('[MEM-08] Bet history', () => {
  test('lists every bet once, newest first, and shows sums that match the rounds', async () => {
    const { id, token } = await demo('ana')
    const { bets, sums, all } = await allOf(token, { limit: 100 })
    const { rows } = await opened.platform.pool.query(
      'select count(*), sum(stake) as stake, sum(payout) as win from game_round where member_id = $1',
      [id],
    )
    expect(bets.length).toBeGreaterThan(100)
    expect(bets).toHaveLength(Number(rows[0].count))
    expect(new Set(bets.map((bet) => bet.id)).size).toBe(bets.length)
    const moments = bets.map((bet) => Date.parse(bet.at))
    expect(moments).toEqual(moments.toSorted((one, other) => other - one))
    expect(sums).toEqual(all)
    expect(all).toEqual({
      stake: Number(rows[0].stake),
      win: Number(rows[0].win),
      net: Number(rows[0].win) - Number(rows[0].stake),
    })
  })

  test('sorts bets placed at the same moment by id', async () => {
    const player = await makePlayer(opened)
    const startedAt = at('2026-03-01T12:00:00')
    const nodeId = games[0]?.node_id ?? 0
    const ids = await Promise.all(
      Array.from({ length: 7 }, () => putRound(opened, { memberId: player.member.id, nodeId, startedAt })),
    )
    const { bets } = await allOf(player.headers.token, { limit: 2 })
    expect(bets.map(({ id }) => id)).toEqual(ids.toSorted().reverse())
  })

  test.each([
    ['open', [2]],
    ['won', [0]],
    ['lost', [1]],
    ['even', [3]],
    ['void', [4]],
  ] as const)('filters bets by state: %s', async (state, places) => {
    const { player, ids } = await playerWithAll()
    const { bets } = await allOf(player.headers.token, { state })
    expect(bets.map(({ id }) => id)).toEqual(places.map((place) => ids[place]))
    expect(bets.every((bet) => bet.state === state)).toBe(true)
  })

  test('filters bets by time, game type and vendor, and the sums follow the filter', async () => {
    const { player, ids } = await playerWithAll()
    const [fish] = games
    const { token } = player.headers
    const ofKind = await allOf(token, { gameType: 'FISH' })
    expect(ofKind.bets).toMatchObject([
      { id: ids[1], gameName: fish?.name_en, vassalage: fish?.vendor_code, gameType: 'FISH' },
    ])
    expect(ofKind.all).toEqual({ stake: 300, win: 0, net: -300 })
    const ofVendor = await allOf(token, { vassalage: fish?.vendor_code ?? '' })
    expect(ofVendor.bets.every(({ vassalage }) => vassalage === fish?.vendor_code)).toBe(true)
    expect(ofVendor.bets.some(({ id }) => id === ids[1])).toBe(true)
    expect((await allOf(token, { gameType: 'LIVE' })).bets).toEqual([])
    const range = { from: '2026-03-01T12:01:00Z', to: '2026-03-01T12:03:00Z' }
    const { bets, all } = await allOf(token, range)
    expect(bets.map(({ id }) => id)).toEqual([ids[2], ids[1]])
    expect(all).toEqual({ stake: 350, win: 0, net: -300 })
  })

  test('names games in the reader’s language', async () => {
    const { player } = await playerWithAll()
    const asked = { ...ever, gameType: 'FISH' } as const
    const { bets } = await visit(opened, { language: 'pt' }).read(listBettingRecords, asked, player.headers)
    expect(bets[0]?.gameName).toBe(games[0]?.name_pt)
  })

  test('hides a member’s bets from other members, both in the list and by id, and rejects forged cursors', async () => {
    const { ids } = await playerWithAll()
    const other = await makePlayer(opened)
    expect(await pageOf(other.headers.token, {})).toMatchObject({ bets: [], totals: { all: { stake: 0 } } })
    for (const id of [ids[0] ?? '', '018f0000-0000-7000-8000-000000000000', 'none', '%'])
      expect(await other.ask(readBettingRecord, { id }, other.headers)).toMatchObject({
        status: 404,
        code: 'thing.unknown',
      })
    const cursor = btoa(JSON.stringify(['2026-03-01T12:00:00.000Z', "' or true"]))
    expect(await other.ask(listBettingRecords, { ...ever, cursor }, other.headers)).toMatchObject({
      status: 404,
    })
    for (const call of [listBettingRecords, exportBettingRecords])
      expect(await other.ask(call, ever)).toMatchObject({ status: 401 })
  })

  test('shows trial players their own bets', async () => {
    const type = opened.platform.operator.trialTypes[0] ?? 0
    const player = await makeMember(opened, { type })
    const nodeId = games[1]?.node_id ?? 0
    const id = await putRound(opened, { memberId: player.id, nodeId, startedAt: at('2026-03-01T12:00:00') })
    const token = await enter(opened, player)
    expect((await pageOf(token, {})).bets).toMatchObject([{ id, stake: 100 }])
  })

  test('describes the selection and the result of a bet in the reader’s language', async () => {
    const { id, token } = await demo('ana')
    const { rows } = await opened.platform.pool.query(
      `select distinct on (engine, state->'bet'->>'variant') round.id, engine from game_round round join game using (node_id)
       where member_id = $1`,
      [id],
    )
    expect(new Set(rows.map(({ engine }) => engine)).size).toBeGreaterThan(2)
    for (const { id, engine } of rows) {
      const bet = await visit(opened).read(readBettingRecord, { id }, { token })
      expect(bet, engine).toMatchObject({ id, round: id, currency: 'BRL' })
      const labels = bet.details.map(({ label }) => label)
      expect(labels, engine).toContain(textIn('en', 'play.bet.provider'))
      expect(labels.length, engine).toBeGreaterThan(2)
      const own = await visit(opened, { language: 'pt' }).read(readBettingRecord, { id }, { token })
      expect(own.details[0]?.label).toBe(textIn('pt', 'play.bet.provider'))
      expect(own.details).toHaveLength(bet.details.length)
    }
  })

  test('hides a round’s seed while the round is open', async () => {
    const { id } = await demo('ana')
    const { token } = await demo('ana')
    const { pool } = opened.platform
    const found = await pool.query(
      `select round.id from game_round round join game using (node_id)
       where member_id = $1 and engine = 'mines' limit 1`,
      [id],
    )
    const round: string = found.rows[0].id
    const labels = async () =>
      (await visit(opened).read(readBettingRecord, { id: round }, { token })).details.map(
        ({ label }) => label,
      )
    expect(await labels()).toContain(textIn('en', 'play.round.seed'))
    await pool.query('update game_round set payout = null, settled_at = null where id = $1', [round])
    expect(await labels()).not.toContain(textIn('en', 'play.round.seed'))
  })
})

describe('[MEM-08] Bet history export', () => {
  test('contains one line per bet, in Portuguese or English', async () => {
    const { player } = await playerWithAll()
    const english = await player.read(exportBettingRecords, ever, player.headers)
    expect(english.name).toBe(`${textIn('en', 'file.bets.name')}.csv`)
    const table = csvTable(english.csv, ',')
    expect(table.rows).toHaveLength(5)
    expect(table.column(textIn('en', 'file.bets.outcome'))).toEqual(
      ['void', 'even', 'open', 'lost', 'won'].map((outcome) => textIn('en', `file.bets.${outcome}`)),
    )
    expect(table.column(moneyHead('en', 'file.bets.profitAndLoss'))).toEqual([
      '0.00',
      '0.00',
      '0.00',
      '-3.00',
      '3.00',
    ])
    expect(table.column(momentHead('en', 'file.bets.betAt'))[4]).toBe('2026-03-01 09:00:00')
    const visitor = visit(opened, { language: 'pt' })
    const asked = { ...ever, state: 'won' } as const
    const { name, csv } = await visitor.read(exportBettingRecords, asked, player.headers)
    expect(name).toBe(`${textIn('pt', 'file.bets.name')}.csv`)
    const own = csvTable(csv, ';')
    expect(own.column(textIn('pt', 'file.bets.outcome'))).toEqual([textIn('pt', 'file.bets.won')])
    expect(own.column(moneyHead('pt', 'file.bets.payout'))).toEqual(['5,00'])
  })

  test('rejects more than 10,000 bets and returns their number', async () => {
    const player = await makePlayer(opened)
    await opened.platform.pool.query(
      `insert into game_round (id, member_id, node_id, stake, payout, state, started_at, settled_at)
       select gen_random_uuid(), $1, $2, 100, 0, '{}', now(), now() from generate_series(1, 10001)`,
      [player.member.id, games[0]?.node_id],
    )
    expect(await player.ask(exportBettingRecords, ever, player.headers)).toMatchObject({
      status: 200,
      code: 'export.tooMany',
      value: { records: 10_001, limit: 10_000 },
    })
  })
})
