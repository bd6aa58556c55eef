import { isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { areWithin, periodsOf } from '#protocol/agents/tier-rules.ts'
import { contract, contractBill } from '#server/agents/contracts/contract.table.ts'
import { selectContracts } from '#server/agents/contracts/read-contracts.ts'
import { settle } from '#server/agents/settlement/settle.ts'
import { message } from '#server/notifications/message.table.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { ledgerFaults } from '#tests/support/ledger/ledger-faults.ts'
import { openPlatform } from '#tests/support/platform.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform({ world: 'demo' })
})
afterAll(() => opened.close())

test('seeds only contracts that the paying agent’s own terms allow', async () => {
  const contracts = await selectContracts(opened.platform.database).where(isNull(contract.endedAt))
  const own = contracts.filter(({ downline }) => downline.account === 'agente')
  expect(new Set(own.map(({ row }) => row.kind)).size).toBe(4)
  for (const { row, terms } of contracts) {
    expect(periodsOf(row.kind)).toContain(terms.period)
    if (row.uplineId === null) continue
    const above = contracts.find((one) => one.row.kind === row.kind && one.row.downlineId === row.uplineId)
    expect(areWithin(above ? [above.terms] : [], terms)).toBe(true)
  }
})

test('[CONTR-03] settles all past periods of the demo and keeps only recent messages', async () => {
  const { database, pool, clock } = opened.platform
  const now = await clock()
  const settled = await settle(database, { now, datesBack: true })
  expect(settled.short + settled.failed).toBe(0)
  const bills = await database.select().from(contractBill)
  for (const kind of ['dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'] as const) {
    const own = bills.filter((bill) => bill.kind === kind)
    expect(new Set(own.map(({ state }) => state))).toEqual(new Set(['paid', 'nothing']))
    expect(new Set(own.map(({ tier }) => tier)).size).toBeGreaterThan(2)
  }
  for (const { at } of await database.select().from(message))
    expect(now.getTime() - at.getTime()).toBeLessThanOrEqual(7 * 86_400_000)
  expect(await ledgerFaults(pool, { playedAtOnce: true })).toEqual([])
})
