import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  exportTeamBets,
  exportUserLosses,
  listTeamBets,
  listUserLosses,
  readTeamOverview,
} from '#protocol/agents/team-reports.ts'
import type { RequestInput } from '#protocol/kit/call.ts'
import { houseAccount, walletOf } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import { makeAgent, makePlayer } from '#tests/support/agents/contracts.ts'
import { operation, transfer } from '#tests/support/cashier/wallets.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { enter, makeMember } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'

let opened: OpenedPlatform
const visitor = () => visit(opened)

beforeAll(async () => {
  opened = await openPlatform({ world: 'demo' })
})
afterAll(() => opened.close())

const ever = { from: '2000-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' }

async function agent(account: string) {
  const { rows } = await opened.platform.pool.query('select * from member where account = $1', [account])
  return { id: Number(rows[0].id), token: await enter(opened, { ...rows[0], id: Number(rows[0].id) }) }
}

/** Returns a figure for an agent's team. Unlike the reports, the query finds the team by `upline_id`. */
async function asked(agentId: number, select: string): Promise<number> {
  const { rows } = await opened.platform.pool.query(
    `with recursive team as (
       select id from member where upline_id = $1 union all select member.id from member join team on upline_id = team.id
     ) ${select}`,
    [agentId],
  )
  return Number(Object.values(rows[0])[0])
}

const turnoverOf =
  'select coalesce(sum(stake), 0) from game_round where payout is not null and member_id in (select id from team)'

test('[AGENT-05] [AGENT-10] omits an agent’s own play from the agent’s reports, but not from the upline’s', async () => {
  const { database, pool } = opened.platform
  const above = await makeAgent(opened)
  const agent = await makeAgent(opened, above)
  const player = await makePlayer(opened, agent)
  const { rows } = await pool.query('select min(node_id) as id from game')
  const at = await opened.platform.clock()
  for (const [{ id: memberId }, stake] of [
    [agent.member, 7_000],
    [player.member, 500],
  ] as const) {
    const round = { id: randomUUID(), memberId, nodeId: rows[0].id, stake, payout: 0, state: {} }
    await database.insert(gameRound).values({ ...round, startedAt: at, settledAt: at })
  }
  const days = { from: new Date(at.getTime() - 86_400_000), to: new Date(at.getTime() + 86_400_000) }
  const range = { from: days.from.toISOString(), to: days.to.toISOString() }
  const cut = { ...range, by: 'day', zone: 'America/Sao_Paulo' } as const
  for (const [reader, turnover, members] of [
    [agent, 500, 1],
    [above, 7_500, 2],
  ] as const) {
    const { total } = await reader.read(readTeamOverview, cut, reader.headers)
    expect(total).toMatchObject({ turnover, members, activeMembers: members })
    const bets = await reader.read(listTeamBets, range, reader.headers)
    expect(bets).toMatchObject({ totals: { all: { stake: turnover } } })
    expect(bets.bets).toHaveLength(members)
    const losses = await reader.read(listUserLosses, range, reader.headers)
    expect(losses).toMatchObject({ totals: { all: { stake: turnover } } })
    expect(losses.losses).toHaveLength(members)
  }
})

describe('[AGENT-05] Team overview', () => {
  test('reports the same totals by day, week and month, and they match the team’s rounds', async () => {
    const { id, token } = await agent('agente')
    const now = await opened.platform.clock()
    const range = { from: new Date(now.getTime() - 300 * 86_400_000).toISOString(), to: now.toISOString() }
    const turnover = await asked(id, turnoverOf)
    expect(turnover).toBeGreaterThan(0)
    for (const by of ['day', 'week', 'month'] as const) {
      const cut = { ...range, by, zone: 'America/Sao_Paulo' }
      const { steps, total } = await visitor().read(readTeamOverview, cut, { token })
      expect(total.turnover).toBe(turnover)
      expect(total.deposits).toBe(
        await asked(
          id,
          `select sum(amount) from ledger_posting join ledger_operation o on o.id = operation_id
           join ledger_account a on a.id = account_id where o.kind = 'deposit' and a.member_id in (select id from team)`,
        ),
      )
      for (const name of ['turnover', 'net', 'deposits', 'withdrawals', 'newMembers'] as const) {
        expect(steps.reduce((sum, step) => sum + step[name], 0)).toBe(total[name])
      }
      expect(steps[0]?.from).toBe(range.from)
      expect(steps.at(-1)?.to).toBe(range.to)
      steps.slice(1).forEach((step, index) => void expect(step.from).toBe(steps[index]?.to))
    }
  })

  test('counts a member who played on two days only once in the total', async () => {
    const { id, token } = await agent('agente')
    const now = await opened.platform.clock()
    const asOf = { from: new Date(now.getTime() - 300 * 86_400_000).toISOString(), to: now.toISOString() }
    const cut = { ...asOf, by: 'day' as const, zone: 'UTC' }
    const { steps, total } = await visitor().read(readTeamOverview, cut, { token })
    const players = `select count(distinct member_id) from game_round where payout is not null and member_id in (select id from team)`
    expect(total.activeMembers).toBe(await asked(id, players))
    expect(steps.reduce((sum, { activeMembers }) => sum + activeMembers, 0)).toBeGreaterThan(
      total.activeMembers,
    )
    expect(steps.at(-1)?.members).toBe(await asked(id, 'select count(*) from team'))
  })

  test('starts days at midnight in the reader’s time zone and weeks on Mondays, without gaps', async () => {
    const { token } = await agent('agente.praia')
    const range = { from: '2026-01-01T03:00:00Z', to: '2026-01-15T03:00:00Z' }
    const days = await visitor().read(
      readTeamOverview,
      { ...range, by: 'day', zone: 'America/Sao_Paulo' },
      { token },
    )
    expect(days.steps).toHaveLength(14)
    expect(days.steps[1]?.from).toBe('2026-01-02T03:00:00.000Z')
    const weeks = await visitor().read(
      readTeamOverview,
      { ...range, by: 'week', zone: 'America/Sao_Paulo' },
      { token },
    )
    expect(weeks.steps.map(({ from }) => from)).toEqual([
      '2026-01-01T03:00:00.000Z',
      '2026-01-05T03:00:00.000Z',
      '2026-01-12T03:00:00.000Z',
    ])
  })

  test.each([
    ['an unknown time zone', { zone: 'Mars/Olympus' }],
    ['an offset instead of a time zone', { zone: '+03:00' }],
    ['a range with too many steps', { from: '1990-01-01T00:00:00Z' }],
  ])('rejects %s', async (_what, off) => {
    const { token } = await agent('agente')
    const range = {
      from: '2026-01-01T00:00:00Z',
      to: '2026-02-01T00:00:00Z',
      by: 'day',
      zone: 'UTC',
    } as const
    expect(await visitor().ask(readTeamOverview, { ...range, ...off }, { token })).toMatchObject({
      status: 422,
    })
  })

  test('returns no steps for a reversed range', async () => {
    const { token } = await agent('agente')
    const range = { from: ever.to, to: ever.from, by: 'month', zone: 'UTC' } as const
    expect(await visitor().read(readTeamOverview, range, { token })).toMatchObject({ steps: [] })
  })
})

describe('[AGENT-10] Team bets', () => {
  async function allBets(token: string, given: Partial<RequestInput<typeof listTeamBets>> = {}) {
    const bets: Awaited<ReturnType<typeof page>>['bets'] = []
    let sums = { stake: 0, win: 0, net: 0 }
    let cursor: string | undefined
    for (;;) {
      const one = await page(token, { limit: 100, ...given, ...(cursor ? { cursor } : {}) })
      bets.push(...one.bets)
      const { page: of } = one.totals
      sums = { stake: sums.stake + of.stake, win: sums.win + of.win, net: sums.net + of.net }
      if (one.next === null) return { bets, sums, all: one.totals.all }
      cursor = one.next
    }
  }
  const page = (token: string, given: Partial<RequestInput<typeof listTeamBets>>) =>
    visitor().read(listTeamBets, { ...ever, ...given }, { token })

  test.each(['at', 'stake', 'net'] as const)(
    'are listed once each in descending order of %s, page by page',
    async (sort) => {
      const { id, token } = await agent('agente.praia')
      const { bets, sums, all } = await allBets(token, { sort })
      const count = await asked(
        id,
        'select count(*) from game_round where member_id in (select id from team)',
      )
      expect(new Set(bets.map((bet) => bet.id)).size).toBe(count)
      expect(bets).toHaveLength(count)
      const values = bets.map((bet) => (sort === 'at' ? Date.parse(bet.at) : bet[sort]))
      expect(values).toEqual(values.toSorted((one, other) => other - one))
      expect(sums).toEqual(all)
      expect(all.stake).toBe(bets.reduce((sum, { stake }) => sum + stake, 0))
    },
  )

  test('can be listed in ascending order', async () => {
    const { token } = await agent('agente.praia')
    const { bets } = await allBets(token, { sort: 'stake', descending: false })
    const stakes = bets.map(({ stake }) => stake)
    expect(stakes).toEqual(stakes.toSorted((one, other) => one - other))
  })

  test('can be filtered by player, outcome and direct downlines', async () => {
    const { token } = await agent('agente')
    const { bets } = await allBets(token, { search: 'RAFAEL', state: 'won' })
    expect(bets.length).toBeGreaterThan(0)
    expect(bets.every(({ account, state }) => account.includes('rafael') && state === 'won')).toBe(true)
    const direct = await allBets(token, { directOnly: true })
    expect(direct.bets.every(({ account }) => !account.includes('rafael'))).toBe(true)
  })

  test('are hidden from agents who are not above the player, and the report is denied to players', async () => {
    const beside = await agent('agente.norte')
    const { bets } = await allBets(beside.token)
    expect(bets.some(({ account }) => account === 'rafael')).toBe(false)
    const player = await enter(opened, await makeMember(opened))
    expect(await visitor().ask(listTeamBets, ever, { token: player })).toMatchObject({
      status: 403,
      code: 'role.notAgent',
    })
  })

  test.each([
    'no base64',
    'eyJhIjoxfQ==',
    ...[
      ['x', 'x'],
      [1, 'x'],
      ['x', '018f0000-0000-7000-8000-000000000000'],
      [1.5, '1'],
    ].map((made) => btoa(JSON.stringify(made))),
  ])('cannot be listed from the invalid cursor %s', async (cursor) => {
    const { token } = await agent('agente')
    for (const sort of ['at', 'stake'] as const) {
      const answer = await visitor().ask(listTeamBets, { ...ever, sort, cursor }, { token })
      expect(answer).toMatchObject({ status: 404, code: 'thing.unknown' })
    }
    const losses = await visitor().ask(listUserLosses, { ...ever, sort: 'loss', cursor }, { token })
    expect(losses).toMatchObject({ status: 404, code: 'thing.unknown' })
  })
})

describe('[AGENT-10] Losses of the team’s players', () => {
  test.each(['loss', 'stake', 'deposits', 'account'] as const)(
    'are listed once per player when they are sorted by %s, and match the rounds',
    async (sort) => {
      const { id, token } = await agent('agente')
      const seen: string[] = []
      let sum = 0
      let cursor: string | undefined
      for (;;) {
        const asking = { ...ever, sort, limit: 7, ...(cursor ? { cursor } : {}) }
        const { losses, next, totals } = await visitor().read(listUserLosses, asking, { token })
        seen.push(...losses.map(({ memberId }) => memberId))
        sum += totals.page.loss
        if (next === null) {
          expect(sum).toBe(totals.all.loss)
          break
        }
        cursor = next
      }
      expect(new Set(seen).size).toBe(seen.length)
      expect(sum).toBe(
        await asked(
          id,
          'select sum(stake - payout) from game_round where payout is not null and member_id in (select id from team)',
        ),
      )
    },
  )
})

test('a report with an invalid range is rejected, and each invalid bound is named once', async () => {
  const { token } = await agent('agente')
  for (const [off, fields] of [
    [{ from: 'yesterday' }, ['from']],
    [{ from: 'yesterday', to: '2026-13-01' }, ['from', 'to']],
  ] as const) {
    const answer = await visitor().ask(listUserLosses, { ...ever, ...off }, { token })
    expect(answer).toMatchObject({ status: 422, code: 'request.invalid', value: { fields } })
  }
})

describe('[AGENT-10] A player’s bonuses', () => {
  const at = new Date('2026-03-02T12:00:00Z')

  /** Posts an amount in minor units from the house to a member's wallet. */
  async function give(memberId: number, kind: string, amount: number) {
    const { database } = opened.platform
    const [from, to] = [await houseAccount(database, 'commission'), await walletOf(database, memberId)]
    await database.transaction((tx) =>
      post(tx, { ...operation({ postings: transfer(from, to, amount) }), kind, at }),
    )
  }

  /**
   * Makes an agent with two players: one directly below, and one below another agent. Both receive bonuses.
   * The near player's dividend is not a bonus.
   */
  async function givenTeam() {
    const { database } = opened.platform
    const top = await makeAgent(opened)
    const below = await makeAgent(opened, top)
    const [near, far] = [await makePlayer(opened, top), await makePlayer(opened, below)]
    const { rows } = await opened.platform.pool.query('select min(node_id) as id from game')
    for (const [player, stake, payout] of [
      [near, 10_000, 4_000],
      [far, 700, 0],
    ] as const) {
      const round = { memberId: player.member.id, nodeId: rows[0].id, stake, payout, state: {} }
      await database.insert(gameRound).values({ ...round, id: randomUUID(), startedAt: at, settledAt: at })
    }
    for (const [kind, amount] of Object.entries({ bonus: 1_500, rebate: 20, mission: 3, dividend: 9_000 }))
      await give(near.member.id, kind, amount)
    await give(far.member.id, 'referral', 1_000)
    return { top, near, far }
  }

  test('reduce the player’s loss or turn it into a gain', async () => {
    const { top, near, far } = await givenTeam()
    const { losses, totals } = await top.read(listUserLosses, ever, top.headers)
    expect(losses).toMatchObject([
      { account: near.member.account, stake: 10_000, win: 4_000, gifts: 1_523, loss: 4_477 },
      { account: far.member.account, stake: 700, win: 0, gifts: 1_000, loss: -300 },
    ])
    expect(totals.all).toMatchObject({ stake: 10_700, win: 4_000, gifts: 2_523, loss: 4_177 })
  })

  test('are omitted if the player is an indirect downline and the report covers only direct ones', async () => {
    const { top, near, far } = await givenTeam()
    const direct = { ...ever, directOnly: true }
    const { losses, totals } = await top.read(listUserLosses, direct, top.headers)
    expect(losses).toMatchObject([{ account: near.member.account, loss: 4_477 }])
    expect(totals.all).toMatchObject({ stake: 10_000, gifts: 1_523, loss: 4_477 })
    const { csv } = await top.read(exportUserLosses, direct, top.headers)
    expect(csv).toContain(near.member.account)
    expect(csv).not.toContain(far.member.account)
  })
})

describe('[AGENT-05] Team report export', () => {
  test('contains one line per bet and escapes formulas', async () => {
    const { id, token } = await agent('agente.praia')
    await opened.platform.pool.query(`update game set name_en = '=cmd|''x''!A1' where node_id in (
      select node_id from game_round limit 1)`)
    const { csv } = await visitor().read(exportTeamBets, ever, { token })
    const lines = csv.split('\r\n')
    const count = await asked(id, 'select count(*) from game_round where member_id in (select id from team)')
    expect(lines).toHaveLength(count + 2)
    expect(csv).not.toMatch(/(^|,)[=+@]/m)
  })

  test('rejects an export of more than 10,000 bets, but exports the losses of the same team', async () => {
    const { id, token } = await agent('agente.norte')
    const player = await makeMember(opened, { uplineId: id })
    await opened.platform.pool.query(
      `insert into game_round (id, member_id, node_id, stake, payout, state, started_at, settled_at)
       select gen_random_uuid(), $1, (select min(node_id) from game), 100, 0, '{}', now(), now() from generate_series(1, 10001)`,
      [player.id],
    )
    const answer = await visitor().ask(exportTeamBets, { ...ever, directOnly: true }, { token })
    expect(answer).toMatchObject({ code: 'export.tooMany', value: { limit: 10_000 } })
    expect((await visitor().read(exportUserLosses, ever, { token })).csv).toContain(player.account)
  })
})
