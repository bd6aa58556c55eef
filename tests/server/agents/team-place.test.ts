import fs from 'node:fs/promises'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedWorld } from '#server/demo-data/seed-world.ts'
import { member } from '#server/identity/member.table.ts'
import { teamPlace } from '#server/identity/team-ancestor.table.ts'
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
    .select({ aboveId: teamPlace.aboveId, depth: teamPlace.depth })
    .from(teamPlace)
    .where(eq(teamPlace.memberId, memberId))
    .orderBy(asc(teamPlace.depth))

test('a member stands beneath everybody above, however far', async () => {
  const top = await makeMember(opened, { type: 1 })
  const middle = await makeMember(opened, { type: 2, uplineId: top.id })
  const player = await makeMember(opened, { uplineId: middle.id })
  expect(await placesOf(top.id)).toEqual([])
  expect(await placesOf(middle.id)).toEqual([{ aboveId: top.id, depth: 1 }])
  expect(await placesOf(player.id)).toEqual([
    { aboveId: middle.id, depth: 1 },
    { aboveId: top.id, depth: 2 },
  ])
})

test('the places of a world, and those of a database from before there were any, follow from its uplines', async () => {
  const { database } = opened.platform
  await seedWorld(opened.platform, 'demo')
  const read = () => database.select().from(teamPlace).orderBy(asc(teamPlace.memberId), asc(teamPlace.depth))
  const seeded = await read()
  const [praia] = await database.select().from(member).where(eq(member.account, 'agente.praia'))
  expect(await placesOf(praia?.id ?? 0)).toHaveLength(2)
  await database.delete(teamPlace)
  const migration = await fs.readFile('server/database/migrations/0003_agents_side.sql', 'utf8')
  const backfill = migration.split('--> statement-breakpoint').at(-1) ?? ''
  await database.execute(sql.raw(backfill))
  expect(await read()).toEqual(seeded)
})
