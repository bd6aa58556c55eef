import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  exportAccountDetails,
  exportIncomePostings,
  listAccountDetails,
  listIncomePostings,
} from '#contract/agent-income.ts'
import type { Call, ReplyOf, RequestInput } from '#contract/call.ts'
import { exportContractBills, listContractBills } from '#contract/contract-bills.ts'
import {
  exportTeamBets,
  exportTeamOverview,
  exportUserLosses,
  listTeamBets,
  listUserLosses,
  readTeamOverview,
} from '#contract/team-reports.ts'
import { settle } from '#server/settlement/settle.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { enter } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'

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

type Row = Readonly<Record<string, unknown>>
type Order = { sort: string; descending: boolean }

/** A report as this file goes through it, whatever its call. */
type Report = {
  /** All rows in an order, read page after page, and what the platform says they come to. */
  rows: (token: string, order: Partial<Order>, narrowed?: boolean) => Promise<{ rows: Row[]; sums: Row }>
  file: (token: string, order: Partial<Order>, narrowed?: boolean) => Promise<string>
  /** Where it has enough to be tested by. */
  agent: string
  /** What it can be in the order of; the first, from the highest, where nothing is said. */
  sorts: Readonly<Record<string, (row: Row) => unknown>>
  /** The sums that follow from the rows. */
  sumsOf: (rows: readonly Row[]) => Row
  /** Whether a row is among those that the filter leaves. */
  isMeant: (row: Row) => boolean
  /** Column of the file by which its lines are told apart, and what it holds of a row. */
  key: readonly [column: string, of: (row: Row) => unknown]
}

/** How a report is read and taken along; `filter` is what it is narrowed down by. */
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
    file: async (token, order, narrowed = false) => {
      const request = asked(order, narrowed) as RequestInput<Export>
      return ((await visit(opened).read(given.export, request, { token })) as { csv: string }).csv
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
    key: ['id', by('id')],
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
    key: ['account', by('account')],
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
    key: ['id', by('id')],
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
    key: ['id', by('id')],
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
    key: ['id', by('id')],
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
    key: ['id', by('id')],
  },
}

/** A column of a file, without the mark that a text may bear that a program would take for a formula. */
function columnOf(csv: string, name: string): string[] {
  const [heads = '', ...lines] = csv.replace('\uFEFF', '').trimEnd().split('\r\n')
  const index = heads.split(',').indexOf(name)
  expect(index).toBeGreaterThanOrEqual(0)
  return lines.map((line) => line.split(',')[index] ?? '')
}

const orders = Object.entries(reports).flatMap(([name, { sorts }]) =>
  Object.keys(sorts).flatMap((sort) => [
    { name, sort, descending: true },
    { name, sort, descending: false },
  ]),
)
const all = Object.entries(reports).map(([name, report]) => ({ name, report }))

describe('[AGENT-05] every report', () => {
  test.each(orders)(
    '$name by $sort, descending $descending, comes page after page and the same in a file',
    async ({ name, ...order }) => {
      const report = reports[name] as Report
      const token = await tokenOf(report.agent)
      const { rows } = await report.rows(token, order)
      const [column, keyOf] = report.key
      const keys = rows.map((row) => String(keyOf(row)))
      expect(new Set(keys).size).toBe(rows.length)
      const values = rows.map((row) => report.sorts[order.sort]?.(row))
      expect(new Set(values).size).toBeGreaterThan(2)
      expect(values).toEqual(
        values.toSorted((one, other) => compare(one, other) * (order.descending ? -1 : 1)),
      )
      expect(columnOf(await report.file(token, order), column)).toEqual(keys)
    },
  )

  test.each(all)('$name has the sums of all its rows, narrowed down and not', async ({ report }) => {
    const token = await tokenOf(report.agent)
    const whole = await report.rows(token, {})
    expect(whole.sums).toEqual(report.sumsOf(whole.rows))
    const narrowed = await report.rows(token, {}, true)
    expect(narrowed.rows.length).toBeGreaterThan(0)
    expect(narrowed.rows.length).toBeLessThan(whole.rows.length)
    expect(narrowed.rows).toEqual(whole.rows.filter(report.isMeant))
    expect(narrowed.sums).toEqual(report.sumsOf(narrowed.rows))
    const [column, keyOf] = report.key
    expect(columnOf(await report.file(token, {}, true), column)).toEqual(
      narrowed.rows.map((row) => String(keyOf(row))),
    )
  })

  test.each(all)(
    '$name begins where nothing is said with the highest of its first order',
    async ({ report }) => {
      const token = await tokenOf(report.agent)
      const [first = ''] = Object.keys(report.sorts)
      const order = { sort: first, descending: true }
      expect(await report.rows(token, {})).toEqual(await report.rows(token, order))
    },
  )

  test('the overview is taken along day by day, with the sums that it shows', async () => {
    const token = await tokenOf('agente')
    const now = await opened.platform.clock()
    const zone = 'America/Sao_Paulo'
    const range = { from: new Date(now.getTime() - 300 * 86_400_000).toISOString(), to: now.toISOString() }
    const { csv } = await visit(opened).read(exportTeamOverview, { ...range, zone }, { token })
    const { steps, total } = await visit(opened).read(
      readTeamOverview,
      { ...range, by: 'day', zone },
      { token },
    )
    expect(columnOf(csv, 'from')).toEqual(steps.map(({ from }) => from))
    expect(total.turnover).toBeGreaterThan(0)
    for (const name of ['deposits', 'withdrawals', 'turnover', 'net', 'newMembers'] as const) {
      const sum = columnOf(csv, name).reduce((sum, figure) => sum + Number(figure), 0)
      expect([name, sum]).toEqual([name, total[name]])
    }
    for (const name of ['members', 'activeMembers'] as const) {
      expect(columnOf(csv, name)).toEqual(steps.map((step) => String(step[name])))
    }
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
  ])('is taken along by agents alone ($path)', async (call) => {
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
  ])('has no page after %s, %s', async (...forged) => {
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
