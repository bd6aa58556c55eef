import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedWorld } from '#server/demo-data/seed-world.ts'
import { member } from '#server/identity/member.table.ts'
import { teamAncestor } from '#server/identity/team-ancestor.table.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { makeMember } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

const placesOf = (memberId: number) =>
  opened.platform.database
    .select({ ancestorId: teamAncestor.ancestorId, depth: teamAncestor.depth })
    .from(teamAncestor)
    .where(eq(teamAncestor.memberId, memberId))
    .orderBy(asc(teamAncestor.depth))

test('records a member below every upline, at any distance', async () => {
  const top = await makeMember(opened, { type: 1 })
  const middle = await makeMember(opened, { type: 2, uplineId: top.id })
  const player = await makeMember(opened, { uplineId: middle.id })
  expect(await placesOf(top.id)).toEqual([])
  expect(await placesOf(middle.id)).toEqual([{ ancestorId: top.id, depth: 1 }])
  expect(await placesOf(player.id)).toEqual([
    { ancestorId: middle.id, depth: 1 },
    { ancestorId: top.id, depth: 2 },
  ])
})

test('records the uplines of seeded members', async () => {
  const { database } = opened.platform
  await seedWorld(opened.platform, 'demo')
  const [praia] = await database.select().from(member).where(eq(member.account, 'agente.praia'))
  expect(await placesOf(praia?.id ?? 0)).toHaveLength(2)
})
