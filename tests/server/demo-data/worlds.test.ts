import { arrangementOf } from '@palpite/game-art/arrangement.ts'
import { artRequest } from '@palpite/game-art/game-inks.ts'
import { motifsFor } from '@palpite/game-art/motifs.ts'
import { tileArt } from '@palpite/game-art/tile.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bannerGroup } from '#protocol/lobby/banners.ts'
import { gameType } from '#protocol/lobby/games.ts'
import { engines } from '#protocol/play/play.ts'
import { twoFactor } from '#server/auth/two-factor/two-factor.table.ts'
import { demoLogins } from '#server/demo-data/demo-accounts.ts'
import { game } from '#server/games/game.table.ts'
import { vendor } from '#server/games/vendor.table.ts'
import { member } from '#server/identity/member.table.ts'
import { isPassword } from '#server/identity/password-hash.ts'
import { banner } from '#server/lobby/banner.table.ts'
import { fairNumbers } from '#server/play/engines/fair-numbers.ts'
import { playSlot } from '#server/play/engines/slot.ts'
import { secondSetOf } from '#server/play/engines/slot-return.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import { toRoundDto } from '#server/play/rounds/round-dto.ts'
import { stateOf } from '#server/play/rounds/round-state.ts'
import { notice } from '#server/site/notice.table.ts'
import { codeOf, giveCode, reachTwoFactor } from '#tests/support/auth/authenticator.ts'
import { visit } from '#tests/support/client.ts'
import { ledgerFaults } from '#tests/support/ledger/ledger-faults.ts'
import { openPlatform } from '#tests/support/platform.ts'

type Opened = Awaited<ReturnType<typeof openPlatform>>

let opened: Opened
beforeAll(async () => {
  opened = await openPlatform({ world: 'demo' })
})
afterAll(() => opened.close())

const gamesInOrder = () =>
  opened.platform.database.select().from(game).orderBy(game.gameType, game.position, game.nodeId)
const members = () => opened.platform.database.select().from(member)

describe('Games of the demo world', () => {
  it('total three hundred, with at least eight in every category', async () => {
    const games = await gamesInOrder()
    expect(games).toHaveLength(300)
    for (const category of gameType.options) {
      const own = games.filter((one) => one.gameType === category)
      expect(own.length).toBeGreaterThanOrEqual(8)
      expect(own.map(({ position }) => position)).toEqual(own.map((_, index) => index))
    }
  })

  it('have unique codes, and unique names in both languages', async () => {
    const games = await gamesInOrder()
    for (const nameOf of [
      ({ namePt }) => namePt,
      ({ nameEn }) => nameEn,
      ({ gameCode }) => gameCode,
    ] satisfies ((one: (typeof games)[number]) => string)[]) {
      expect(new Set(games.map(nameOf)).size).toBe(games.length)
    }
    for (const { gameCode, searchText } of games) {
      expect(gameCode).toMatch(/^[A-Z0-9_]{1,40}$/)
      expect(searchText).toMatch(/^[^A-ZÀ-ÿ]+$/)
    }
  })

  it('have an engine that can pay the stated return', async () => {
    for (const { engine, returnBp } of await gamesInOrder()) {
      expect([...engines, 'lottery']).toContain(engine)
      expect(() => secondSetOf(returnBp)).not.toThrow()
    }
  })

  it('have a unique image, and a motif that fits the category', async () => {
    const games = await gamesInOrder()
    for (const one of games)
      expect(motifsFor(gameType.options.find((type) => type === one.gameType) ?? 'RNG')).toContain(one.motif)
    expect(new Set(games.map((one) => tileArt(artRequest(one)))).size).toBe(games.length)
    const [first] = games
    const picture = await opened.request(`/art/games/${first?.nodeId}.svg`)
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
  })

  it('never resemble nearby games in the list', async () => {
    const games = (await gamesInOrder()).map((one) => ({
      ...one,
      arrangement: arrangementOf(artRequest(one)),
    }))
    const faults = games.flatMap((one, index) =>
      games.slice(Math.max(index - 24, 0), index).filter((other, place, others) => {
        if (other.gameType !== one.gameType) return false
        const [mine, theirs] = [one.arrangement, other.arrangement]
        const isNextTo = place === others.length - 1
        const isSameScene = one.motif === other.motif && mine.composition === theirs.composition
        return (
          (isSameScene && mine.inks.name === theirs.inks.name) ||
          (isNextTo && mine.inks.name === theirs.inks.name)
        )
      }),
    )
    expect(faults).toEqual([])
  })

  it('include some that trial players may open, but these are never lottery or sports games', async () => {
    const games = await gamesInOrder()
    const trials = games.filter(({ trial }) => trial)
    expect(trials.length).toBeGreaterThan(games.length / 3)
    expect(trials.length).toBeLessThan(games.length)
    expect(trials.filter((one) => ['SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'].includes(one.gameType))).toEqual([])
  })

  it('come from twelve vendors: one is closed, one uses a pop-up window, and some have game groups', async () => {
    const vendors = await opened.platform.database.select().from(vendor)
    const games = await gamesInOrder()
    expect(vendors).toHaveLength(12)
    expect(vendors.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT']),
    )
    const closed = vendors.flatMap(({ closedUntil }) => closedUntil ?? [])
    expect(closed).toHaveLength(1)
    const hours = ((closed[0]?.getTime() ?? 0) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(8)
    expect(hours).toBeLessThan(34)
    expect(vendors.filter(({ show }) => show === 'window')).toHaveLength(1)
    for (const { code } of vendors) expect(games.some(({ vendorCode }) => vendorCode === code)).toBe(true)
    const groups = games.filter(({ group }) => group)
    expect(groups.length).toBeGreaterThan(0)
    for (const { vendorCode, gameType: type } of groups) {
      const behind = games.filter(
        (one) => !one.group && one.vendorCode === vendorCode && one.gameType === type,
      )
      expect(behind.length).toBeGreaterThan(2)
    }
  })
})

describe('People of the demo world', () => {
  it('can log in with the printed passwords', async () => {
    const all = await members()
    for (const { account, password } of demoLogins) {
      const found = all.find((one) => one.account === account)
      expect(await isPassword(found?.passwordHash ?? null, password)).toBe(true)
    }
  })

  it('have the types, account states and uplines that their roles require', async () => {
    const all = await members()
    const find = (account: string) => all.find((one) => one.account === account)
    const nameOf = (id: number | null | undefined) => all.find((one) => one.id === id)?.account
    expect(find('ana')).toMatchObject({
      type: 0,
      mobile: '+5511988880001',
      closed: false,
      passwordDefault: false,
    })
    expect(find('bruno')).toMatchObject({ passwordDefault: true })
    expect(find('duda')).toMatchObject({ closed: true })
    const passwordAge = Date.now() - (find('carla')?.passwordSetAt?.getTime() ?? 0)
    expect(passwordAge).toBeGreaterThan(90 * 86_400_000)
    expect(nameOf(find('rafael')?.uplineId)).toBe('agente.praia')
    expect(nameOf(find('agente.praia')?.uplineId)).toBe('agente.sul')
    expect(nameOf(find('agente.sul')?.uplineId)).toBe('agente')
  })

  it('have invitation codes, and those of the demo’s agents are memorable', async () => {
    const all = await members()
    const codeOf = (account: string) => all.find((one) => one.account === account)?.invitationCode
    const agents = ['agente', 'agente.sul', 'agente.norte', 'agente.praia']
    expect(agents.map(codeOf)).toEqual(['AGENTE1', 'SUL2026', 'NORTE26', 'PRAIA26'])
    for (const { invitationCode } of all) expect(invitationCode).toMatch(/^[A-Z0-9]{7,8}$/)
  })

  it('can log in with a code from the printed authenticator secret if two-factor authentication is on', async () => {
    const visitor = visit(opened)
    const vera = demoLogins.find(({ account }) => account === 'vera')
    const [secret = ''] = /[A-Z2-7]{32}/.exec(vera?.shows ?? '') ?? []
    const challenge = await reachTwoFactor(visitor, 'vera', vera?.password)
    expect(await giveCode(visitor, challenge, await codeOf(opened, secret))).toMatchObject({
      success: true,
      value: { member: { account: 'vera' } },
    })
    expect(await opened.platform.database.$count(twoFactor)).toBe(1)
  })

  it('form a team three agents deep', async () => {
    const { rows } = await opened.platform.pool.query<{ depth: number; agents: number; people: number }>(`
      with recursive team as (
        select id, type, 1 as depth from member where account = 'agente'
        union all select below.id, below.type, depth + 1 from member below join team on below.upline_id = team.id
      )
      select depth, count(*) filter (where type <> 0)::int as agents, count(*)::int as people
      from team group by depth order by depth`)
    expect(rows.map(({ agents }) => agents > 0)).toEqual([true, true, true, false])
    expect(rows.reduce((sum, { people }) => sum + people, 0)).toBeGreaterThanOrEqual(40)
  })
})

describe('Money of the demo world', () => {
  it('is in a balanced ledger', async () => {
    expect(await ledgerFaults(opened.platform.pool)).toEqual([])
  })

  it('matches the stakes, payouts and times of the rounds', async () => {
    const { rows } = await opened.platform.pool.query(`
      select round.id from game_round round
      left join ledger_operation bet on bet.idempotency_key = 'bet:' || round.id
      left join ledger_operation win on win.idempotency_key = 'win:' || round.id
      left join ledger_account wallet on wallet.member_id = round.member_id and wallet.kind = 'wallet'
      left join ledger_posting staked on staked.operation_id = bet.id and staked.account_id = wallet.id
      left join ledger_posting won on won.operation_id = win.id and won.account_id = wallet.id
      where staked.amount is distinct from -round.stake or coalesce(won.amount, 0) is distinct from round.payout
         or bet.at is distinct from round.started_at
         or win.at is distinct from case when round.payout > 0 then round.settled_at end`)
    expect(rows).toEqual([])
  })

  it('comes from rounds that can be verified', async () => {
    const { database } = opened.platform
    const rounds = await database.select().from(gameRound)
    const games = await database.select().from(game)
    // Lottery tickets are verified by their draws instead.
    const played = rounds.filter(({ key }) => key !== null)
    expect(rounds.length).toBeGreaterThan(3_000)
    for (const row of played) expect(toRoundDto(row).fairness.serverSeed).not.toBeNull()
    for (const row of played.slice(0, 300)) {
      const state = stateOf(row)
      if (state.engine !== 'slot') continue
      const { serverSeed, clientSeed } = state.seeds
      const returnBp = games.find(({ nodeId }) => nodeId === row.nodeId)?.returnBp ?? 0
      const again = playSlot(fairNumbers(serverSeed, clientSeed), { stake: row.stake, returnBp })
      expect(again.payout).toBe(row.payout)
      expect(again.spins).toEqual(state.spins)
    }
  })

  it('has moved in at least six different months, but never in the future or before its owner signed up', async () => {
    const { rows } = await opened.platform.pool.query<{ oldest: Date; newest: Date; months: number }>(`
      select min(at) as oldest, max(at) as newest, count(distinct date_trunc('month', at))::int as months
      from ledger_operation`)
    expect(rows[0]?.newest.getTime()).toBeLessThan(Date.now())
    expect(rows[0]?.oldest.getTime()).toBeLessThan(Date.now() - 150 * 86_400_000)
    expect(rows[0]?.months).toBeGreaterThanOrEqual(6)
    const early = `select from game_round join member on member.id = member_id where started_at < member.created_at`
    expect((await opened.platform.pool.query(early)).rowCount).toBe(0)
  })

  it('fills the wallets of the demo players', async () => {
    const { rows } = await opened.platform.pool.query<{ balance: string }>(
      `select balance from ledger_account join member on member.id = member_id
       where account in ('ana', 'rafael') and kind = 'wallet'`,
    )
    for (const { balance } of rows) expect(Number(balance)).toBeGreaterThan(1_000)
    expect(rows).toHaveLength(2)
  })
})

describe('Content of the demo world', () => {
  it('has banners with images in every banner group, and some banners link to existing games', async () => {
    const banners = await opened.platform.database.select().from(banner)
    const nodeIds = (await gamesInOrder()).map(({ nodeId }) => String(nodeId))
    for (const place of bannerGroup.options) expect(banners.map((one) => one.place)).toContain(place)
    const toGames = banners.filter(({ linkageType }) => linkageType === 'game')
    expect(toGames.length).toBeGreaterThan(0)
    for (const { url } of toGames) expect(nodeIds).toContain(url)
    for (const { id } of banners) expect((await opened.request(`/art/banners/${id}.svg`)).status).toBe(200)
  })

  it('has notices from several days in both languages, and none contains an exclamation mark', async () => {
    const notices = await opened.platform.database.select().from(notice)
    expect(new Set(notices.map(({ publishedAt }) => publishedAt.toDateString())).size).toBeGreaterThanOrEqual(
      4,
    )
    for (const { title, content } of notices) {
      expect(title.pt).not.toBe(title.en)
      expect(content.pt).not.toBe(content.en)
      expect([title.pt, title.en, content.pt, content.en].join()).not.toContain('!')
    }
  })
})
