import { expect, onTestFinished, test } from 'vitest'
import type { World } from '#protocol/sandbox/platform.ts'
import { refuseDemoAccounts } from '#server/demo-data/refuse-demo-accounts.ts'
import { seedWorld } from '#server/demo-data/seed-world.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { makeMember } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'

async function open(world?: World) {
  const opened = await openPlatform(world ? { world } : {})
  onTestFinished(() => opened.close())
  return opened
}

const refused = /^This database holds demo accounts, [^.]*\.$/

test('refuses a database that contains a demo world', async () => {
  const { platform } = await open('demo')
  await expect(refuseDemoAccounts(platform.database)).rejects.toThrow(refused)
  // Simulates a copy of the database without the sandbox's settings.
  await writeSetting(platform.database, settings.world, 'empty')
  await expect(refuseDemoAccounts(platform.database)).rejects.toThrow(refused)
})

test('accepts an empty database, and a member with a demo account’s name but another password', async () => {
  const opened = await open()
  await refuseDemoAccounts(opened.platform.database)
  await seedWorld(opened.platform, 'empty')
  await makeMember(opened, { account: 'ana', password: 'their-own-secret-7' })
  await refuseDemoAccounts(opened.platform.database)
})
