import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#server/database/database.ts'
import { gameSeed } from '#server/play/game-seed.table.ts'

type Holder = { memberId: number; nodeId: number }

const newSeed = () => randomBytes(32).toString('hex')

const isOf = ({ memberId, nodeId }: Holder) =>
  and(eq(gameSeed.memberId, memberId), eq(gameSeed.nodeId, nodeId))

/** Returns the secret seed of the player's next round. The first call creates it. */
export async function nextSeed(database: Database, holder: Holder): Promise<string> {
  await database
    .insert(gameSeed)
    .values({ ...holder, serverSeed: newSeed() })
    .onConflictDoNothing()
  const [row] = await database.select().from(gameSeed).where(isOf(holder))
  if (!row) throw new Error('The seed was neither created nor found')
  return row.serverSeed
}

/**
 * Locks the next seed until the transaction ends, so that a member's rounds in one game run one after
 * another, even from several tabs.
 */
export async function holdSeed(tx: Transaction, holder: Holder): Promise<string> {
  await tx
    .insert(gameSeed)
    .values({ ...holder, serverSeed: newSeed() })
    .onConflictDoNothing()
  const [row] = await tx.select().from(gameSeed).where(isOf(holder)).for('update')
  if (!row) throw new Error('The seed was neither created nor found')
  return row.serverSeed
}

export async function renewSeed(tx: Transaction, holder: Holder): Promise<string> {
  const serverSeed = newSeed()
  await tx.update(gameSeed).set({ serverSeed }).where(isOf(holder))
  return serverSeed
}
