import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  exportAccountDetails,
  exportIncomePostings,
  listAccountDetails,
  listIncomePostings,
} from '#protocol/agents/agent-income.ts'
import { exportContractBills, listContractBills } from '#protocol/agents/contract-bills.ts'
import {
  exportTeamBets,
  exportTeamOverview,
  exportUserLosses,
  listTeamBets,
  listUserLosses,
  readTeamOverview,
} from '#protocol/agents/team-reports.ts'
import type { Call, ReplyOf, RequestInput } from '#protocol/kit/call.ts'
import { settle } from '#server/agents/settlement/settle.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { type CsvTable, csvTable, momentHead, moneyHead } from '#tests/support/csv-table.ts'
import { enter } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { textIn } from '#tests/support/texts.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform({ world: 'demo' })
  const { database, clock } = opened.platform
  await settle(database, { now: await clock(), datesBack: true })
})
afterAll(() => opened.close())

const ever = { from: '2000-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' }

async function tokenOf(account: string): Promise<string> {
  const { rows } = await opened.platform.pool.query('select * from member where account = $1', [account])
  return enter(opened, { ...rows[0], id: Number(rows[0].id) })
}

test('[AGENT-11] lists a bill under the day on which its period ends', async () => {
  const { rows } = await opened.platform.pool.query<{ id: string; from: Date; to: Date }>(`
    select contract_bill.id, period_from as "from", period_to as "to" from contract_bill
      join member on member.id = downline_id
    where account = 'agente.norte' and kind = 'dividend' order by period_from desc limit 1`)
  const [bill] = rows
  if (!bill) throw new Error('There is no bill of a week')
  const token = await tokenOf('agente.norte')
  const found = async (from: number, to: number) => {
    const range = { from: new Date(from).toISOString(), to: new Date(to).toISOString() }
    const asked = { ...range, side: 'received', kind: 'dividend' } as const
    return (await visit(opened).read(listContractBills, asked, { token })).bills.map(({ id }) => id)
  }
  const [begin, end, day] = [bill.from.getTime(), bill.to.getTime(), 86_400_000]
  expect(end - begin).toBeGreaterThan(6 * day)
  expect(await found(end, end + day)).toEqual([bill.id])
  expect(await found(begin, begin + day)).not.toContain(bill.id)
  expect(await found(end - day, end)).toEqual([])
})

type Row = Readonly<Record<string, unknown>>
type Order = { sort: string; descending: boolean }

type Report = {
  /**
   * Reads all rows in the given order, page by page, and the sums that the platform returns. `narrowed`
   * applies the report's filter.
   */
  rows: (token: string, order: Partial<Order>, narrowed?: boolean) => Promise<{ rows: Row[]; sums: Row }>
  file: (
    token: string,
    order: Partial<Order>,
    given?: { narrowed?: boolean; language?: 'pt' | 'en' },
  ) => Promise<CsvTable>
  /** Account name of an agent whose report has enough rows for the tests. */
  agent: string
  /** The value of each sort column in a row. The default order is the first column, descending. */
  sorts: Readonly<Record<string, (row: Row) => unknown>>
  sumsOf: (rows: readonly Row[]) => Row
  /** Whether a row passes the filter. */
  isMeant: (row: Row) => boolean
  /** Message id of the export column that identifies a row, and its value in a row. */
  key: readonly [head: string, of: (row: Row) => unknown]
  /** Message ids of the export's amount columns, with the row's field in minor units. */
  money: Readonly<Record<string, string>>
  /** Message ids of the export's time columns, with the row's field. */
  moments: readonly (readonly [head: string, name: string])[]
  /** Message id of a column with translated codes, with the row's field and the message id of each code. */
  said?: readonly [head: string, name: string, ids: Readonly<Record<string, string>>]
}

function calls<List extends Call, Export extends Call>(given: {
  list: List
  export: Export
  base?: Row
  filter: Row
  rowsOf: (page: ReplyOf<List>) => readonly Row[]
  sums: (page: ReplyOf<List>) => Row
}): Pick<Report, 'rows' | 'file'> {
  const asked = (order: Partial<Order>, narrowed: boolean) => ({
    ...ever,
    ...given.base,
    ...order,
    ...(narrowed ? given.filter : {}),
  })
  return {
    rows: async (token, order, narrowed = false) => {
      const rows: Row[] = []
      for (let cursor: string | undefined; ; ) {
        const request = { ...asked(order, narrowed), limit: 100, ...(cursor ? { cursor } : {}) }
        const page = await visit(opened).read(given.list, request as RequestInput<List>, { token })
        rows.push(...given.rowsOf(page))
        const { next } = page as { next: string | null }
        if (next === null) return { rows, sums: given.sums(page) }
        cursor = next
      }
    },
    file: async (token, order, { narrowed = false, language = 'en' } = {}) => {
      const request = asked(order, narrowed) as RequestInput<Export>
      const { csv } = (await visit(opened, { language }).read(given.export, request, { token })) as {
        csv: string
      }
      return csvTable(csv, language === 'pt' ? ';' : ',')
    },
  }
}

const sumIn = (name: string) => (rows: readonly Row[]) =>
  rows.reduce((sum, row) => sum + Number(row[name]), 0)
const sumsIn =
  (...names: string[]) =>
  (rows: readonly Row[]): Row =>
    Object.fromEntries(names.map((name) => [name, sumIn(name)(rows)]))
const by = (name: string) => (row: Row) => row[name]
const time = (name: string) => (row: Row) => Date.parse(String(row[name]))
const entrySums = (rows: readonly Row[]) => ({
  entries: rows.length,
  in: sumIn('amount')(rows.filter(({ amount }) => Number(amount) > 0)),
  out: -sumIn('amount')(rows.filter(({ amount }) => Number(amount) < 0)),
})

const entryColumns = {
  money: { 'file.entries.amount': 'amount', 'file.entries.balanceAfter': 'balance' },
  moments: [['file.entries.when', 'at']],
  said: [
    'file.entries.transaction',
    'type',
    {
      deposit: 'file.entries.deposit',
      withdrawal: 'file.entries.withdrawal',
      bet: 'file.entries.bet',
      win: 'file.entries.win',
      dividend: 'file.entries.dividend',
      dailySalary: 'file.entries.dailySalary',
      hourlySalary: 'file.entries.hourlySalary',
      realTimeSalary: 'file.entries.realTimeSalary',
    },
  ],
} as const

const billColumns = {
  money: { 'file.bills.amount': 'amount' },
  moments: [
    ['file.bills.periodFrom', 'from'],
    ['file.bills.periodTo', 'to'],
    ['file.bills.paidAt', 'paidAt'],
  ],
  said: [
    'file.bills.status',
    'state',
    { due: 'file.bills.due', paid: 'file.bills.paid', nothing: 'file.bills.nothing' },
  ],
} as const

const reports: Readonly<Record<string, Report>> = {
  'team betting': {
    ...calls({
      list: listTeamBets,
      export: exportTeamBets,
      filter: { state: 'won' },
      rowsOf: ({ bets }) => bets,
      sums: ({ totals }) => totals.all,
    }),
    agent: 'agente.praia',
    sorts: { at: time('at'), stake: by('stake'), net: by('net') },
    sumsOf: sumsIn('stake', 'win', 'net'),
    isMeant: ({ state }) => state === 'won',
    key: ['file.bets.id', by('id')],
    money: { 'file.bets.stake': 'stake', 'file.bets.payout': 'win', 'file.bets.profitAndLoss': 'net' },
    moments: [
      ['file.bets.betAt', 'at'],
      ['file.bets.settledAt', 'settledAt'],
    ],
    said: [
      'file.bets.outcome',
      'state',
      { won: 'file.bets.won', lost: 'file.bets.lost', even: 'file.bets.even' },
    ],
  },
  'user loss': {
    ...calls({
      list: listUserLosses,
      export: exportUserLosses,
      filter: { search: 'rafael' },
      rowsOf: ({ losses }) => losses,
      sums: ({ totals }) => totals.all,
    }),
    agent: 'agente',
    sorts: { loss: by('loss'), stake: by('stake'), deposits: by('deposits'), account: by('account') },
    sumsOf: sumsIn('deposits', 'withdrawals', 'stake', 'win', 'gifts', 'loss'),
    isMeant: ({ account }) => String(account).includes('rafael'),
    key: ['file.team.account', by('account')],
    money: {
      'file.team.deposits': 'deposits',
      'file.team.withdrawals': 'withdrawals',
      'file.team.staked': 'stake',
      'file.team.won': 'win',
      'file.team.bonuses': 'gifts',
      'file.team.playersLoss': 'loss',
    },
    moments: [],
  },
  'account details': {
    ...calls({
      list: listAccountDetails,
      export: exportAccountDetails,
      filter: { types: 'dividend' },
      rowsOf: ({ postings }) => postings,
      sums: ({ totals }) => totals,
    }),
    agent: 'agente.sul',
    sorts: { at: time('at'), amount: by('amount') },
    sumsOf: entrySums,
    isMeant: ({ type }) => type === 'dividend',
    key: ['file.entries.id', by('id')],
    ...entryColumns,
  },
  'income entries': {
    ...calls({
      list: listIncomePostings,
      export: exportIncomePostings,
      filter: { source: 'dailySalary' },
      rowsOf: ({ postings }) => postings,
      sums: ({ total }) => ({ total }),
    }),
    agent: 'agente.sul',
    sorts: { at: time('at'), amount: by('amount') },
    sumsOf: (rows) => ({ total: sumIn('amount')(rows) }),
    isMeant: ({ type }) => type === 'dailySalary',
    key: ['file.entries.id', by('id')],
    ...entryColumns,
  },
  'bills received': {
    ...calls({
      list: listContractBills,
      export: exportContractBills,
      base: { side: 'received' },
      filter: { kind: 'dailySalary' },
      rowsOf: ({ bills }) => bills,
      sums: ({ total }) => ({ total }),
    }),
    agent: 'agente.sul',
    sorts: { period: time('from'), amount: by('amount') },
    sumsOf: (rows) => ({ total: sumIn('amount')(rows) }),
    isMeant: ({ kind }) => kind === 'dailySalary',
    key: ['file.bills.id', by('id')],
    ...billColumns,
  },
  'bills paid on': {
    ...calls({
      list: listContractBills,
      export: exportContractBills,
      base: { side: 'paid' },
      filter: { state: 'paid' },
      rowsOf: ({ bills }) => bills,
      sums: ({ total }) => ({ total }),
    }),
    agent: 'agente',
    sorts: { period: time('from'), amount: by('amount') },
    sumsOf: (rows) => ({ total: sumIn('amount')(rows) }),
    isMeant: ({ state }) => state === 'paid',
    key: ['file.bills.id', by('id')],
    ...billColumns,
  },
}

const minorUnitsOf = (figure: string) => Number(figure.replace(/[.,]/, ''))

/** Formats a moment in Brasília time, independently of the platform's own formatter. */
const inBrasilia = (moment: unknown) =>
  moment === null ? '' : new Date(String(moment)).toLocaleString('sv-SE', { timeZone: 'America/Sao_Paulo' })

const orders = Object.entries(reports).flatMap(([name, { sorts }]) =>
  Object.keys(sorts).flatMap((sort) => [
    { name, sort, descending: true },
    { name, sort, descending: false },
  ]),
)
const all = Object.entries(reports).map(([name, report]) => ({ name, report }))

describe('[AGENT-05] Agent reports', () => {
  test.each(orders)(
    'have the same order on pages and in the export: $name by $sort, descending $descending',
    async ({ name, ...order }) => {
      const report = reports[name] as Report
      const token = await tokenOf(report.agent)
      const { rows } = await report.rows(token, order)
      const [head, keyOf] = report.key
      const keys = rows.map((row) => String(keyOf(row)))
      expect(new Set(keys).size).toBe(rows.length)
      const values = rows.map((row) => report.sorts[order.sort]?.(row))
      expect(new Set(values).size).toBeGreaterThan(2)
      expect(values).toEqual(
        values.toSorted((one, other) => compare(one, other) * (order.descending ? -1 : 1)),
      )
      expect((await report.file(token, order)).column(textIn('en', head))).toEqual(keys)
    },
  )

  test.each(all)('show the sums of all rows, filtered or not: $name', async ({ report }) => {
    const token = await tokenOf(report.agent)
    const whole = await report.rows(token, {})
    expect(whole.sums).toEqual(report.sumsOf(whole.rows))
    const narrowed = await report.rows(token, {}, true)
    expect(narrowed.rows.length).toBeGreaterThan(0)
    expect(narrowed.rows.length).toBeLessThan(whole.rows.length)
    expect(narrowed.rows).toEqual(whole.rows.filter(report.isMeant))
    expect(narrowed.sums).toEqual(report.sumsOf(narrowed.rows))
    const [head, keyOf] = report.key
    const file = await report.file(token, {}, { narrowed: true })
    expect(file.column(textIn('en', head))).toEqual(narrowed.rows.map((row) => String(keyOf(row))))
  })

  test.each(all)(
    'export labels in both languages, amounts in reais and times in Brasília time: $name',
    async ({ report }) => {
      const token = await tokenOf(report.agent)
      const { rows } = await report.rows(token, {})
      const [en, pt] = [await report.file(token, {}), await report.file(token, {}, { language: 'pt' })]
      for (const [id, name] of Object.entries(report.money)) {
        const figures = en.column(moneyHead('en', id))
        expect(figures.map(minorUnitsOf)).toEqual(rows.map((row) => row[name]))
        expect(figures.filter((figure) => !/^-?\d+\.\d\d$/.test(figure))).toEqual([])
        expect(pt.column(moneyHead('pt', id))).toEqual(figures.map((figure) => figure.replace('.', ',')))
      }
      for (const [id, name] of report.moments) {
        const moments = rows.map((row) => inBrasilia(row[name]))
        expect(en.column(momentHead('en', id))).toEqual(moments)
        expect(pt.column(momentHead('pt', id))).toEqual(moments)
      }
      const units = ['(R$)', `(${textIn('en', 'file.zone')})`]
      expect(en.heads.filter((head) => units.some((unit) => head.endsWith(unit)))).toHaveLength(
        Object.keys(report.money).length + report.moments.length,
      )
      if (!report.said) return
      const [head, name, ids] = report.said
      for (const [file, language] of [
        [en, 'en'],
        [pt, 'pt'],
      ] as const)
        expect(file.column(textIn(language, head))).toEqual(
          rows.map((row) => textIn(language, ids[String(row[name])] ?? `? ${row[name]}`)),
        )
    },
  )

  test.each(all)(
    'are sorted by the first column in descending order by default: $name',
    async ({ report }) => {
      const token = await tokenOf(report.agent)
      const [first = ''] = Object.keys(report.sorts)
      const order = { sort: first, descending: true }
      expect(await report.rows(token, {})).toEqual(await report.rows(token, order))
    },
  )

  test('show vendor names instead of codes in the export of team bets, in both languages', async () => {
    const { rows } = await opened.platform.pool.query('select code, name from vendor')
    const names = new Map(rows.map(({ code, name }) => [code, name]))
    const token = await tokenOf('agente')
    const bets = await (reports['team betting'] as Report).rows(token, {})
    expect(bets.rows.length).toBeGreaterThan(0)
    for (const language of ['en', 'pt'] as const) {
      const file = await (reports['team betting'] as Report).file(token, {}, { language })
      const head = textIn(language, 'file.bets.provider')
      expect(file.column(head)).toEqual(bets.rows.map(({ vassalage }) => names.get(vassalage)))
    }
  })

  test('export the overview day by day with the same sums as on screen, and reject a range that is too long', async () => {
    const token = await tokenOf('agente')
    const now = await opened.platform.clock()
    const zone = 'America/Sao_Paulo'
    const range = { from: new Date(now.getTime() - 300 * 86_400_000).toISOString(), to: now.toISOString() }
    const { csv } = await visit(opened).read(exportTeamOverview, { ...range, zone }, { token })
    const file = csvTable(csv, ',')
    const { steps, total } = await visit(opened).read(
      readTeamOverview,
      { ...range, by: 'day', zone },
      { token },
    )
    expect(file.column(momentHead('en', 'file.team.from'))).toEqual(steps.map(({ from }) => inBrasilia(from)))
    expect(file.column(momentHead('en', 'file.team.to'))).toEqual(steps.map(({ to }) => inBrasilia(to)))
    expect(total.turnover).toBeGreaterThan(0)
    const sumOf = (head: string) => file.column(head).reduce((sum, figure) => sum + minorUnitsOf(figure), 0)
    const money = {
      'file.team.deposits': 'deposits',
      'file.team.withdrawals': 'withdrawals',
      'file.team.turnover': 'turnover',
      'file.team.teamsNetLoss': 'net',
    } as const
    for (const [id, name] of Object.entries(money))
      expect([name, sumOf(moneyHead('en', id))]).toEqual([name, total[name]])
    expect(sumOf(textIn('en', 'file.team.newMembers'))).toBe(total.newMembers)
    for (const [id, name] of [
      ['file.team.members', 'members'],
      ['file.team.activeMembers', 'activeMembers'],
    ] as const)
      expect(file.column(textIn('en', id))).toEqual(steps.map((step) => String(step[name])))
    expect(await visit(opened).ask(exportTeamOverview, { ...ever, zone }, { token })).toMatchObject({
      code: 'export.tooMany',
      value: { limit: 400 },
    })
  })

  test.each([
    exportTeamOverview,
    exportTeamBets,
    exportUserLosses,
    exportAccountDetails,
    exportIncomePostings,
    exportContractBills,
  ])('can be exported by agents only: $path', async (call) => {
    const token = await tokenOf('rafael')
    const asked = { ...ever, zone: 'UTC', side: 'paid' } as const
    expect(await visit(opened).ask(call, asked, { token })).toMatchObject({
      status: 403,
      code: 'role.notAgent',
    })
  })

  test.each([
    ['2026-02-30T00:00:00.000Z', '1'],
    ['2026-02-10', '1'],
    [1, '018f0000-0000-4000-8000-000000000000'],
    [1.5, '1'],
  ])('reject a forged cursor with the values %s, %s', async (...forged) => {
    const token = await tokenOf('agente')
    const cursor = btoa(JSON.stringify(forged))
    const answers = [
      visit(opened).ask(listContractBills, { ...ever, side: 'paid', cursor }, { token }),
      visit(opened).ask(listIncomePostings, { ...ever, cursor }, { token }),
      visit(opened).ask(listAccountDetails, { ...ever, sort: 'amount', cursor }, { token }),
    ]
    const refused = (await Promise.all(answers)).map((answer) => (answer as { status?: number }).status)
    expect(refused.filter((status) => status === 404)).toHaveLength(3)
  })
})

const compare = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : Number(String(one) > String(other)) - Number(String(one) < String(other))
