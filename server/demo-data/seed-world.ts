import { DrizzleQueryError, getTableName, inArray, not, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { World } from '#protocol/sandbox/platform.ts'
import { contract, contractVersion } from '#server/agents/contracts/contract.table.ts'
import { twoFactor } from '#server/auth/two-factor/two-factor.table.ts'
import { payoutAccountsSetting } from '#server/cashier/cashier.settings.ts'
import type { Transaction } from '#server/database/database.ts'
import { errorCode } from '#server/database/error-code.ts'
import { continueNumbering, insertRows, keepNumbering } from '#server/database/insert-rows.ts'
import { waitForLocks } from '#server/database/wait-for-locks.ts'
import { WORLD_LOCK } from '#server/database/world-lock.ts'
import { game } from '#server/games/game.table.ts'
import { walletsSetting } from '#server/games/games.settings.ts'
import { vendor } from '#server/games/vendor.table.ts'
import { member } from '#server/identity/member.table.ts'
import { passwordsSetting } from '#server/identity/passwords.settings.ts'
import { teamAncestor } from '#server/identity/team-ancestor.table.ts'
import { banner } from '#server/lobby/banner.table.ts'
import { encryptionKeySetting } from '#server/platform/encryption-key.settings.ts'
import type { Platform } from '#server/platform/platform.ts'
import { usedRequestNonce } from '#server/platform/used-request-nonce.table.ts'
import { fixtureSecretSetting } from '#server/play/play.settings.ts'
import { bonus } from '#server/rewards/bonus.table.ts'
import { promotion, promotionApplication } from '#server/rewards/promotions/promotion.table.ts'
import { rafflePrize } from '#server/rewards/promotions/raffle.table.ts'
import { writeReachedLevels } from '#server/rewards/raise-vip-levels.ts'
import { vipSetting } from '#server/rewards/rewards.settings.ts'
import { operatorSetting } from '#server/settings/operator-setting.table.ts'
import { readSetting, writeSetting } from '#server/settings/settings.ts'
import { clockSetting, worldSetting } from '#server/settings/site.settings.ts'
import { announcement } from '#server/site/announcement.table.ts'
import { notice } from '#server/site/notice.table.ts'
import { popup } from '#server/site/popup.table.ts'
import { feedback } from '#server/support/feedback/feedback.table.ts'
import { helpItem } from '#server/support/help-center/help-item.table.ts'
import { downlineLink } from '#server/team/agent-onboarding.table.ts'
import { signupProfile } from '#server/team/signup-profile.table.ts'
import { insertChat } from './chat.ts'
import { insertHistory } from './insert-history.ts'
import { keepHistory, restoreHistory } from './kept-history.ts'
import { insertLotteries } from './lotteries.ts'
import { insertOwnGames } from './own-games.ts'
import { ownTables } from './own-tables.ts'
import { insertPoints } from './points.ts'
import { historyRows, type WorldRows, type WorldSize, worldRows } from './world-rows.ts'

const sizes: Record<World, WorldSize | null> = {
  empty: null,
  demo: { games: 300, members: 40, rounds: { least: 60, most: 160 }, demoRounds: 240 },
  busy: { games: 10_000, members: 4_990, rounds: { least: 4, most: 18 }, demoRounds: 240 },
}

const FIRST: World = 'demo'

const DEADLOCK = '40P01'

/**
 * Settings that a new world keeps, because open pages use the encryption key and the fixtures, and all dates
 * depend on the clock.
 */
const keptSettings = [encryptionKeySetting, fixtureSecretSetting, clockSetting].map(({ name }) => name)

/** Used nonces are kept too, as the encryption key stays the same. */
const keptTables: PgTable[] = [operatorSetting, usedRequestNonce]

/**
 * Replaces all data with a named world in one transaction: members, games, content, money. Resets the
 * sandbox's switches and removes faults. Dates are relative to the platform's clock.
 */
export async function seedWorld(platform: Platform, name: World): Promise<void> {
  const now = await platform.clock()
  const attempt = () =>
    platform.database.transaction(async (tx) => {
      await waitForLocks(tx)
      await tx.execute(sql`select pg_advisory_xact_lock(${WORLD_LOCK})`)
      await replace(tx, name, now)
    })
  await retryOnDeadlock(attempt)
}

const RETRIES = 5

/**
 * Retries the seeding after a deadlock. Concurrent requests may deadlock with the truncation, and PostgreSQL
 * then aborts one of the transactions.
 */
async function retryOnDeadlock(attempt: () => Promise<void>, retries = RETRIES): Promise<void> {
  try {
    await attempt()
  } catch (error) {
    const isDeadlock = error instanceof DrizzleQueryError && errorCode(error.cause) === DEADLOCK
    if (!isDeadlock || retries === 0) throw error
    await retryOnDeadlock(attempt, retries - 1)
  }
}

/**
 * Seeds the demo world if there is no world yet, and returns the name of the current world. If several
 * processes start concurrently, only one of them seeds.
 */
export async function seedFirstWorld(platform: Platform): Promise<World> {
  const now = await platform.clock()
  return platform.database.transaction(async (tx) => {
    await waitForLocks(tx)
    await tx.execute(sql`select pg_advisory_xact_lock(${WORLD_LOCK})`)
    const current = await readSetting(tx, worldSetting)
    if (current === null) await replace(tx, FIRST, now)
    return current ?? FIRST
  })
}

async function replace(tx: Transaction, name: World, now: Date): Promise<void> {
  await clear(tx)
  const size = sizes[name]
  if (size) {
    const { weakDefault, goodFor } = await readSetting(tx, passwordsSetting)
    const rows = await worldRows(size, { now, weakPassword: weakDefault, passwordGoodFor: goodFor })
    await insertWorld(tx, rows)
    if (!(await restoreHistory(tx, { world: name, now }))) {
      await insertHistory(tx, historyRows(rows, { size, now }))
      await keepHistory(tx, { world: name, now })
    }
    await writeReachedLevels(tx, (await readSetting(tx, vipSetting)).levels)
    // Set no waiting period, so that visitors can try a withdrawal to a new account immediately.
    await writeSetting(tx, payoutAccountsSetting, {
      ...(await readSetting(tx, payoutAccountsSetting)),
      coolFor: 0,
    })
    await writeSetting(tx, walletsSetting, { ...(await readSetting(tx, walletsSetting)), single: false })
    await insertOwnGames(tx)
    await insertLotteries(tx, now)
    await insertPoints(tx, { members: rows.members, now })
    await insertChat(tx, { members: rows.members, now })
  }
  await keepNumbering(tx)
  await writeSetting(tx, worldSetting, name)
}

async function clear(tx: Transaction): Promise<void> {
  const kept = keptTables.map(getTableName)
  const emptied = sql.param((await ownTables()).filter((name) => !kept.includes(name)))
  const { rows } = await tx.execute<{ table: string }>(sql`
    select quote_ident(tablename) as "table" from pg_tables
    where schemaname = 'public' and tablename = any(${emptied}::text[])
  `)
  await tx.execute(sql`truncate ${sql.raw(rows.map(({ table }) => table).join(', '))} restart identity`)
  await tx.delete(operatorSetting).where(not(inArray(operatorSetting.name, keptSettings)))
}

async function insertWorld(tx: Transaction, rows: WorldRows): Promise<void> {
  await insertRows(tx, vendor, rows.vendors)
  await insertRows(tx, game, rows.games)
  await insertRows(tx, banner, rows.banners)
  await insertRows(tx, popup, rows.popups)
  await insertRows(tx, notice, rows.notices)
  await insertRows(tx, announcement, rows.announcements)
  await insertRows(tx, helpItem, rows.helpItems)
  await insertRows(tx, member, rows.members)
  await insertRows(tx, teamAncestor, rows.teamPlaces)
  await insertRows(tx, contract, rows.contracts)
  await insertRows(tx, contractVersion, rows.versions)
  await insertRows(tx, downlineLink, rows.links)
  await insertRows(tx, signupProfile, rows.signupProfiles)
  await insertRows(tx, twoFactor, rows.secondSteps)
  await insertRows(tx, bonus, rows.bonuses)
  await insertRows(tx, promotion, rows.promotions)
  await insertRows(tx, rafflePrize, rows.rafflePrizes)
  await insertRows(tx, promotionApplication, rows.promotionApplications)
  await insertRows(tx, feedback, rows.feedback)
  await continueNumbering(tx, member)
}
