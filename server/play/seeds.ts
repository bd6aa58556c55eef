import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#server/database/database.ts'
import { gameSeed } from './play.table.ts'

type Holder = { memberId: number; nodeId: number }

const newSeed = () => randomBytes(32).toString('hex')

const isOf = ({ memberId, nodeId }: Holder) =>
  and(eq(gameSeed.memberId, memberId), eq(gameSeed.nodeId, nodeId))

/** The seed that the member's next round of a game will be played with, made where there is none. */
export async function nextSeed(database: Database, holder: Holder): Promise<string> {
  await database
    .insert(gameSeed)
    .values({ ...holder, serverSeed: newSeed() })
    .onConflictDoNothing()
  const [row] = await database.select().from(gameSeed).where(isOf(holder))
  if (!row) throw new Error('The seed was neither made nor found')
  return row.serverSeed
}

/**
 * The same, held until the transaction ends: whatever a member does in one game, in however many tabs, goes one
 * after another.
 */
export async function holdSeed(tx: Transaction, holder: Holder): Promise<string> {
  await tx
    .insert(gameSeed)
    .values({ ...holder, serverSeed: newSeed() })
    .onConflictDoNothing()
  const [row] = await tx.select().from(gameSeed).where(isOf(holder)).for('update')
  if (!row) throw new Error('The seed was neither made nor found')
  return row.serverSeed
}

/** Puts a fresh seed in place of one that a round has used. */
export async function renewSeed(tx: Transaction, holder: Holder): Promise<string> {
  const serverSeed = newSeed()
  await tx.update(gameSeed).set({ serverSeed }).where(isOf(holder))
  return serverSeed
}
