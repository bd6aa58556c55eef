import { expect, test } from 'vitest'
import { createDownlineLink, listDownlineLinks } from '#protocol/agents/downline-registration.ts'
import { listDownlines } from '#protocol/agents/team-tree.ts'
import { transferToDownline } from '#protocol/cashier/transfer.ts'
import type { World } from '#protocol/sandbox/platform.ts'
import { demoPaymentPassword } from '#server/demo-data/demo-accounts.ts'
import { walletOf } from '#server/ledger/accounts.ts'
import { fund } from '#tests/support/cashier/wallets.ts'
import { visit } from '#tests/support/client.ts'
import { isLong } from '#tests/support/is-long.ts'
import { enter } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'

async function seededAgent(world: World, account: string) {
  const opened = await openPlatform({ world })
  const { rows } = await opened.platform.pool.query('select * from member where account = $1', [account])
  const member = { ...rows[0], id: Number(rows[0].id) }
  return { ...opened, ...visit(opened), member, headers: { token: await enter(opened, member) } }
}

test('[AGENT-06] gives the demo agent a used link, and a link whose presets are still valid', async () => {
  const agent = await seededAgent('demo', 'agente.sul')
  const { links } = await agent.read(listDownlineLinks, {}, agent.headers)
  expect(links).toMatchObject([
    { type: 'agent', affiliateCode: 'PARCEIRO26', registered: 0 },
    { type: 'member', affiliateCode: 'GRAMADO26' },
  ])
  expect(links[1]?.registered).toBeGreaterThan(0)
  const { rows } = await agent.platform.pool.query(`select presets from downline_link where type = 'agent'`)
  const same = { name: 'x', type: 'agent' as const, presets: rows[0].presets }
  expect(await agent.ask(createDownlineLink, same, agent.headers)).toMatchObject({ success: true })
  await agent.close()
})

test('[AGENT-07] gives a demo agent a payment password that authorises transfers', async () => {
  const agent = await seededAgent('demo', 'agente.praia')
  await fund(agent.platform.database, await walletOf(agent.platform.database, agent.member.id), 10_000)
  const [player] = (await agent.read(listDownlines, {}, agent.headers)).downlines
  const sent = await agent.ask(
    transferToDownline,
    { memberId: player?.memberId ?? '', amount: 5_000, paymentPassword: demoPaymentPassword },
    { ...agent.headers, 'idempotency-key': 'seeded-team-transfer' },
  )
  expect(sent).toMatchObject({ success: true })
  await agent.close()
})

test.runIf(isLong)(
  '[AGENT-07] gives the agent of the demo world `busy` a team of at least 4,000 members',
  async () => {
    const agent = await seededAgent('busy', 'agente')
    const all = await agent.platform.pool.query(
      `select count(*)::int from team_ancestor where ancestor_id = ${agent.member.id}`,
    )
    expect(all.rows[0].count).toBeGreaterThanOrEqual(4_000)
    await agent.close()
  },
  120_000,
)
