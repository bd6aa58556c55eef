import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Downline } from '#protocol/agents/team-tree.ts'
import { listDownlines, readDownline, searchTeam } from '#protocol/agents/team-tree.ts'
import type { RequestInput } from '#protocol/kit/call.ts'
import { teamFigures } from '#server/agents/settlement/team-figures.ts'
import { member } from '#server/identity/member.table.ts'
import { walletOf } from '#server/ledger/accounts.ts'
import { agree, makeAgent, makePlayer, type Person } from '#tests/support/agents/contracts.ts'
import { putRound } from '#tests/support/agents/settlement.ts'
import { fund } from '#tests/support/cashier/wallets.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { enter, makeMember } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putGames } from '#tests/support/play/game-world.ts'

let opened: OpenedPlatform
/** `agent` and `beside` are downlines of `top`. */
let top: Person
let agent: Person
let beside: Person
/** `lower` is an agent below `agent`, and `player` is below `lower`. */
let lower: Person
let player: Person

beforeAll(async () => {
  opened = await openPlatform()
  top = await makeAgent(opened)
  agent = await makeAgent(opened, top)
  beside = await makeAgent(opened, top)
  lower = await makeAgent(opened, agent)
  player = await makePlayer(opened, lower)
})
afterAll(() => opened.close())

const ever = { from: '2000-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' }

async function level(
  of: Person,
  asked: RequestInput<typeof listDownlines> = {},
  between: () => Promise<unknown> = async () => {},
) {
  const all: Downline[] = []
  let cursor: string | undefined
  do {
    const page = await of.read(
      listDownlines,
      { limit: 3, ...asked, ...(cursor ? { cursor } : {}) },
      of.headers,
    )
    all.push(...page.downlines)
    cursor = page.next ?? undefined
    await between()
  } while (cursor)
  return all
}

describe('[AGENT-07] Level of the team tree', () => {
  test('lists the direct downlines of the agent or of a member below, with their team sizes', async () => {
    const own = await level(top)
    expect(own.map(({ account }) => account).sort()).toEqual(
      [agent.member.account, beside.member.account].sort(),
    )
    expect(own.find(({ memberId }) => memberId === agent.id)).toMatchObject({
      agent: true,
      direct: 1,
      team: 2,
      balance: 0,
    })
    expect(await level(top, { memberId: lower.id })).toMatchObject([
      { memberId: player.id, agent: false, direct: 0, team: 0 },
    ])
    expect(await level(top, { memberId: player.id })).toEqual([])
  })

  test.each(['a sibling agent', 'the upline', 'the agent itself', 'an unknown member'])(
    'rejects a member who is not below the agent: %s',
    async (where) => {
      const ids: Record<string, string> = {
        'a sibling agent': beside.id,
        'the upline': top.id,
        'an unknown member': '999999',
      }
      const answer = await agent.ask(listDownlines, { memberId: ids[where] ?? agent.id }, agent.headers)
      expect(answer).toMatchObject({ status: 404, code: 'thing.unknown' })
    },
  )

  test('is denied to players', async () => {
    const answer = await player.ask(listDownlines, {}, player.headers)
    expect(answer).toMatchObject({ status: 403, code: 'role.notAgent' })
  })

  test.each([
    ['account', false],
    ['account', true],
    ['registeredAt', true],
    ['team', true],
    ['balance', false],
  ] as const)('lists each member once, by %s (descending: %s), as others join', async (sort, descending) => {
    const above = await makeAgent(opened)
    for (let index = 0; index < 8; index++) {
      const createdAt = new Date(Date.UTC(2026, 0, 1 + (index % 4)))
      const one = await makeMember(opened, { uplineId: above.member.id, createdAt, type: 2 })
      await fund(
        opened.platform.database,
        await walletOf(opened.platform.database, one.id),
        (index % 3) * 500,
      )
      if (index % 2 === 0) await makeMember(opened, { uplineId: one.id })
    }
    const before = await opened.platform.pool.query('select id from member where upline_id = $1', [
      above.member.id,
    ])
    const all = await level(above, { sort, descending }, () =>
      makeMember(opened, { uplineId: above.member.id }),
    )
    const ids = all.map(({ memberId }) => memberId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id } of before.rows) expect(ids).toContain(String(id))
    const values = all.map((one) => one[sort])
    const sorted = values.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0))
    expect(values).toEqual(descending ? sorted.reverse() : sorted)
  })

  test.each(['x', 'WyJ4IiwieCJd', btoa('["yesterday","1"]'), btoa('["2026-01-01T00:00:00.000Z","x"]')])(
    'rejects the invalid cursor %s',
    async (cursor) => {
      const answer = await top.ask(listDownlines, { sort: 'registeredAt', cursor }, top.headers)
      expect(answer).toMatchObject({ status: 404, code: 'thing.unknown' })
    },
  )
})

describe('[AGENT-07] Team search', () => {
  test('finds a nickname regardless of case and accents, and shows the path to the member', async () => {
    const deep = await makeMember(opened, { uplineId: lower.member.id, nickname: 'Conceição Ávila' })
    const asked = { search: 'CONCEICAO' }
    const { found, total, next } = await top.read(searchTeam, asked, top.headers)
    expect({ total, next }).toEqual({ total: 1, next: null })
    expect(found).toMatchObject([
      {
        downline: { memberId: String(deep.id) },
        path: [{ memberId: agent.id, direct: 1 }, { memberId: lower.id }],
      },
    ])
    const lowest = await lower.read(searchTeam, asked, lower.headers)
    expect(lowest.found).toMatchObject([{ downline: { memberId: String(deep.id) }, path: [] }])
    expect(await beside.read(searchTeam, asked, beside.headers)).toMatchObject({ found: [], total: 0 })
  })

  test('lists an exact match first and every other match once', async () => {
    const above = await makeAgent(opened)
    for (const account of ['zz.caio', 'a.caio', 'caio', 'caio.b', 'b.caio'])
      await makeMember(opened, { uplineId: above.member.id, account })
    const first = await above.read(searchTeam, { search: 'Caio', limit: 2 }, above.headers)
    const second = await above.read(
      searchTeam,
      { search: 'Caio', limit: 3, cursor: first.next ?? '' },
      above.headers,
    )
    expect([...first.found, ...second.found].map(({ downline }) => downline.account)).toEqual([
      'caio',
      'a.caio',
      'b.caio',
      'caio.b',
      'zz.caio',
    ])
    expect([first.total, second.next]).toEqual([5, null])
  })
})

describe('[AGENT-07] Team member details', () => {
  test('show figures for the requested dates, and the member’s contracts with the requesting agent', async () => {
    const above = await makeAgent(opened)
    const below = await makeAgent(opened, above)
    const id = await agree(opened, { upline: above, downline: below })
    const asked = { memberId: below.id, ...ever }
    const details = await above.read(readDownline, asked, above.headers)
    expect(details).toMatchObject({
      downline: { memberId: below.id },
      contracts: [{ id, state: 'running' }],
      mayTransfer: true,
      mayOffer: true,
    })
    const wallet = await walletOf(opened.platform.database, below.member.id)
    await fund(opened.platform.database, wallet, 7_000)
    await opened.platform.pool.query(`update ledger_operation set kind = 'deposit' where id = (
      select operation_id from ledger_posting where account_id = ${wallet})`)
    const after = await above.read(readDownline, asked, above.headers)
    expect(after.figures).toEqual({ deposits: 7_000, withdrawals: 0, turnover: 0, net: 0 })
    const long = { from: '2001-01-01T00:00:00Z', to: '2001-02-01T00:00:00Z' }
    const earlier = await above.read(readDownline, { ...asked, ...long }, above.headers)
    expect(earlier.figures.deposits).toBe(0)
  })

  test('show an agent’s billed team figures beside the agent’s own figures', async () => {
    const above = await makeAgent(opened)
    const below = await makeAgent(opened, above)
    const further = await makeAgent(opened, below)
    const [near, far, beside] = [
      await makePlayer(opened, below),
      await makePlayer(opened, further),
      await makePlayer(opened, above),
    ]
    const { database } = opened.platform
    await putGames(opened.platform)
    const [at, range] = [new Date('2031-03-03T15:00:00Z'), { from: '2031-03-01T03:00:00Z', to: ever.to }]
    for (const [{ member }, stake, payout] of [
      [below, 100, 0],
      [near, 2_000, 500],
      [near, 30, 0],
      [far, 5_000, 9_000],
      [beside, 70_000, 0],
    ] as const)
      await putRound(database, { memberId: member.id, at, stake, payout })
    await putRound(database, {
      memberId: far.member.id,
      at: new Date('2031-02-03T15:00:00Z'),
      stake: 900,
      payout: 0,
    })
    const told = await above.read(readDownline, { memberId: below.id, ...range }, above.headers)
    expect(told.figures).toEqual({ deposits: 0, withdrawals: 0, turnover: 100, net: 100 })
    const [from, to] = [new Date(range.from), new Date(range.to)]
    const billed = await teamFigures(database, [{ id: 'one', downlineId: below.member.id, from, to }])
    expect(billed.get('one')).toEqual({ turnover: 7_130, netLoss: -2_370, activeMembers: 3 })
    expect(told.team).toEqual({ deposits: 0, withdrawals: 0, turnover: 7_130, net: -2_370, activeMembers: 3 })
    const player = await above.read(readDownline, { memberId: near.id, ...range }, above.headers)
    expect(player).toMatchObject({ figures: { turnover: 2_030 }, team: null })
  })

  test('show the turnover and net loss of the member’s rounds', async () => {
    const demo = await openPlatform({ world: 'demo' })
    const { rows } = await demo.platform.pool.query(
      `select member.id, upline_id as "uplineId", sum(stake)::int as turnover, sum(stake - payout)::int as net
       from member join game_round on member_id = member.id
       where account = 'rafael' and settled_at is not null group by member.id`,
    )
    const [{ id, uplineId, turnover, net }] = rows
    const token = await enter(demo, { id: Number(uplineId) } as Person['member'])
    const { figures } = await visit(demo).read(readDownline, { memberId: String(id), ...ever }, { token })
    expect(turnover).toBeGreaterThan(0)
    expect(figures).toMatchObject({ turnover, net })
    await demo.close()
  })

  test('forbid contract offers to a player, and both offers and transfers to a closed account', async () => {
    expect(await agent.read(readDownline, { memberId: player.id, ...ever }, agent.headers)).toMatchObject({
      mayTransfer: true,
      mayOffer: false,
      contracts: [],
    })
    const closed = await makeMember(opened, { uplineId: agent.member.id, type: 2, closed: true })
    const asked = { memberId: String(closed.id), ...ever }
    expect(await agent.read(readDownline, asked, agent.headers)).toMatchObject({
      downline: { closed: true },
      mayTransfer: false,
      mayOffer: false,
    })
    const states = (await level(agent)).map((one) => [one.memberId, one.closed])
    expect(states).toEqual(
      expect.arrayContaining([
        [lower.id, false],
        [String(closed.id), true],
      ]),
    )
  })

  test('allow contract offers from the direct upline only', async () => {
    const near = await makeAgent(opened, agent)
    const further = await makeAgent(opened, near)
    const seen = async (person: Person) =>
      (await agent.read(readDownline, { memberId: person.id, ...ever }, agent.headers)).mayOffer
    expect([await seen(near), await seen(further)]).toEqual([true, false])
  })

  test.each(['a sibling agent', 'the upline', 'the agent itself'])(
    'are hidden for a member who is not below the agent: %s',
    async (where) => {
      const ids: Record<string, string> = {
        'a sibling agent': beside.id,
        'the upline': top.id,
        'the agent itself': agent.id,
      }
      const asked = { memberId: ids[where] ?? '', ...ever }
      expect(await agent.ask(readDownline, asked, agent.headers)).toMatchObject({ status: 404 })
    },
  )
})

describe('[AGENT-07] Level with thousands of members', () => {
  test('loads within a second whatever the sort order, even if its only agents come last', async () => {
    const above = await makeAgent(opened)
    const { database, pool } = opened.platform
    await pool.query(
      `insert into member (account, nickname, user_name, type, icon, vip_level, created_at, closed)
       select 'many' || lpad(n::text, 5, '0'), 'n', 'n', 0, '0', 0, now(), false from generate_series(1, 10000) n`,
    )
    await pool.query(
      `insert into team_ancestor (member_id, ancestor_id, depth) select id, ${above.member.id}, 1 from member where account like 'many%'`,
    )
    expect(await database.$count(member)).toBeGreaterThan(10_000)
    await pool.query('analyze')
    for (const sort of ['account', 'registeredAt', 'team', 'balance'] as const) {
      const started = performance.now()
      await above.read(listDownlines, { sort, limit: 100 }, above.headers)
      const took = performance.now() - started
      expect(took, `${sort} took ${Math.round(took)} ms`).toBeLessThan(1_000)
    }
    await pool.query(`update member set type = 2, nickname = 'Últimos' where account like 'many099__'`)
    const started = performance.now()
    const agents = await level(above, { agentsOnly: true, limit: 40 })
    expect(performance.now() - started).toBeLessThan(1_000)
    expect(agents.map(({ account }) => account)).toEqual(
      Array.from({ length: 100 }, (_, index) => `many${String(9_900 + index).padStart(5, '0')}`),
    )
    expect(await level(above, { agentsOnly: true, search: 'MANY0995' })).toHaveLength(10)
    expect(await level(above, { agentsOnly: true, search: 'ultimos', limit: 60 })).toHaveLength(100)
    expect(await level(above, { agentsOnly: true, search: 'many00001' })).toEqual([])
    expect(await level(above, { search: 'many00001' })).toMatchObject([{ agent: false }])
    const token = await enter(opened, above.member)
    expect((await visit(opened).read(searchTeam, { search: 'many' }, { token })).total).toBe(10_000)
  }, 30_000)
})
