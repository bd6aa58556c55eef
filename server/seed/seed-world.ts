import { DrizzleQueryError, getTableName, inArray, not, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { World } from '#contract/sandbox.ts'
import type { Transaction } from '../database/database.ts'
import { errorCode } from '../database/error-code.ts'
import { sealedNonce } from '../database/schema/challenge.ts'
import { announcement, banner, helpItem, notice, popup } from '../database/schema/content.ts'
import { contract, contractVersion } from '../database/schema/contract.ts'
import { feedback } from '../database/schema/feedback.ts'
import { game, vendor } from '../database/schema/game.ts'
import { bonus } from '../database/schema/gift.ts'
import { downlineLink } from '../database/schema/joining.ts'
import { member } from '../database/schema/member.ts'
import { promotion, promotionApplication, rafflePrize } from '../database/schema/promotion.ts'
import { registration } from '../database/schema/registration.ts'
import { secondStep } from '../database/schema/second-step.ts'
import { setting } from '../database/schema/setting.ts'
import { teamPlace } from '../database/schema/team.ts'
import { waitForLocks } from '../database/wait-for-locks.ts'
import { writeReachedLevels } from '../gifts/raise-levels.ts'
import type { Platform } from '../platform.ts'
import { readSetting, type SettingName, writeSetting } from '../settings.ts'
import { insertChat } from './chat.ts'
import { insertHistory } from './insert-history.ts'
import { continueNumbering, insertRows, keepNumbering } from './insert-rows.ts'
import { keepHistory, restoreHistory } from './kept-history.ts'
import { insertLotteries } from './lotteries.ts'
import { insertOwnGames } from './own-games.ts'
import { ownTables } from './own-tables.ts'
import { insertPoints } from './points.ts'
import { WORLD_LOCK } from './world-lock.ts'
import { historyRows, type WorldRows, type WorldSize, worldRows } from './world-rows.ts'

const sizes: Record<World, WorldSize | null> = {
  empty: null,
  demo: { games: 300, members: 40, rounds: { least: 60, most: 160 }, demoRounds: 240 },
  busy: { games: 10_000, members: 4_990, rounds: { least: 4, most: 18 }, demoRounds: 240 },
}

const FIRST: World = 'demo'

/** PostgreSQL: two transactions wait for each other. */
const DEADLOCK = '40P01'

/** The sealing key and the fixtures are in open pages, and dates are told by the clock: a new world keeps them. */
const keptSettings: SettingName[] = ['sealingKey', 'fixtureSecret', 'clock']

/** A nonce that was spent stays spent, for the key is the same. */
const keptTables: PgTable[] = [setting, sealedNonce]

/**
 * Puts a named world in place of all there is, in one transaction: members, sessions, games, content, money; the
 * switches of the sandbox go back to their first values, and its faults go. Dates are relative to the platform's clock.
 */
export async function seedWorld(platform: Platform, name: World): Promise<void> {
  const now = await platform.clock()
  const attempt = () =>
    platform.database.transaction(async (tx) => {
      await waitForLocks(tx)
      await tx.execute(sql`select pg_advisory_xact_lock(${WORLD_LOCK})`)
      await replace(tx, name, now)
    })
  await despiteOthers(attempt)
}

/** How often a new world is tried again where others were in its way. */
const RETRIES = 5

/**
 * Who is served meanwhile may hold a table and wait for one that is being emptied. PostgreSQL ends one of the two, and
 * that should be the new world, which can begin anew.
 */
async function despiteOthers(attempt: () => Promise<void>, retries = RETRIES): Promise<void> {
  try {
    await attempt()
  } catch (error) {
    const isInTheWay = error instanceof DrizzleQueryError && errorCode(error.cause) === DEADLOCK
    if (!isInTheWay || retries === 0) throw error
    await despiteOthers(attempt, retries - 1)
  }
}

/**
 * Makes the demo world where there is none, and tells which stands. Of several processes that start at once, one
 * makes it.
 */
export async function seedFirstWorld(platform: Platform): Promise<World> {
  const now = await platform.clock()
  return platform.database.transaction(async (tx) => {
    await waitForLocks(tx)
    await tx.execute(sql`select pg_advisory_xact_lock(${WORLD_LOCK})`)
    const standing = await readSetting(tx, 'world')
    if (standing === null) await replace(tx, FIRST, now)
    return standing ?? FIRST
  })
}

async function replace(tx: Transaction, name: World, now: Date): Promise<void> {
  await clear(tx)
  const size = sizes[name]
  if (size) {
    const { weakDefault, goodFor } = await readSetting(tx, 'passwords')
    const rows = await worldRows(size, { now, weakPassword: weakDefault, passwordGoodFor: goodFor })
    await insertWorld(tx, rows)
    if (!(await restoreHistory(tx, { world: name, now }))) {
      await insertHistory(tx, historyRows(rows, { size, now }))
      await keepHistory(tx, { world: name, now })
    }
    await writeReachedLevels(tx, (await readSetting(tx, 'vip')).levels)
    // Nobody waits a day to try what money is paid out to.
    await writeSetting(tx, 'payoutAccounts', { ...(await readSetting(tx, 'payoutAccounts')), coolFor: 0 })
    await writeSetting(tx, 'wallets', { ...(await readSetting(tx, 'wallets')), single: false })
    await insertOwnGames(tx)
    await insertLotteries(tx, now)
    await insertPoints(tx, { members: rows.members, now })
    await insertChat(tx, { members: rows.members, now })
  }
  await keepNumbering(tx)
  await writeSetting(tx, 'world', name)
}

/** Empties every table of the platform but the kept ones, also those that no world fills. */
async function clear(tx: Transaction): Promise<void> {
  const kept = keptTables.map(getTableName)
  const emptied = sql.param((await ownTables()).filter((name) => !kept.includes(name)))
  const { rows } = await tx.execute<{ table: string }>(sql`
    select quote_ident(tablename) as "table" from pg_tables
    where schemaname = 'public' and tablename = any(${emptied}::text[])
  `)
  await tx.execute(sql`truncate ${sql.raw(rows.map(({ table }) => table).join(', '))} restart identity`)
  await tx.delete(setting).where(not(inArray(setting.name, keptSettings)))
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
  await insertRows(tx, teamPlace, rows.teamPlaces)
  await insertRows(tx, contract, rows.contracts)
  await insertRows(tx, contractVersion, rows.versions)
  await insertRows(tx, downlineLink, rows.links)
  await insertRows(tx, registration, rows.registrations)
  await insertRows(tx, secondStep, rows.secondSteps)
  await insertRows(tx, bonus, rows.bonuses)
  await insertRows(tx, promotion, rows.promotions)
  await insertRows(tx, rafflePrize, rows.rafflePrizes)
  await insertRows(tx, promotionApplication, rows.promotionApplications)
  await insertRows(tx, feedback, rows.feedback)
  await continueNumbering(tx, member)
}
