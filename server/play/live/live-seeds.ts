import { createHmac, randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { LiveDrawn, LiveTableKind } from '#domain/play/live-odds.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { fairNumbers, seedHashOf } from '#server/play/engines/fair-numbers.ts'
import { drawLive } from '#server/play/engines/live.ts'
import { liveTable } from './live-table.table.ts'

export type TableRow = typeof liveTable.$inferSelect

export type LiveDraw = {
  seeds: { serverSeed: string; seedHash: string; clientSeed: string }
  drawn: LiveDrawn
}

const newSecret = () => randomBytes(32).toString('hex')

/**
 * Returns the table's row; the first call creates it with a secret. If the sandbox clock was set back to
 * before a revealed round, the table gets a new secret.
 */
export async function tableOf(
  database: Database | Transaction,
  { nodeId, number }: { nodeId: number; number: number },
): Promise<TableRow> {
  const read = async () => (await database.select().from(liveTable).where(eq(liveTable.nodeId, nodeId)))[0]
  const fresh = { secret: newSecret(), revealed: number - 1 }
  const found = await read()
  if (found && found.revealed <= number) return found
  if (found) {
    const isAhead = and(eq(liveTable.nodeId, nodeId), gt(liveTable.revealed, number))
    await database.update(liveTable).set(fresh).where(isAhead)
  } else {
    await database
      .insert(liveTable)
      .values({ nodeId, ...fresh })
      .onConflictDoNothing()
  }
  const made = await read()
  if (!made) throw new Error(`Table ${nodeId} was neither created nor found`)
  return made
}

export async function recordRevealed(
  database: Database,
  { nodeId, number }: { nodeId: number; number: number },
) {
  await database
    .update(liveTable)
    .set({ revealed: number })
    .where(and(eq(liveTable.nodeId, nodeId), lt(liveTable.revealed, number)))
}

/**
 * Returns the result of a round. The client seed contains the round's number instead of a player's seed,
 * because all players share the round.
 */
export function drawOf({ nodeId, secret }: TableRow, number: number, table: LiveTableKind): LiveDraw {
  const serverSeed = createHmac('sha256', secret).update(String(number)).digest('hex')
  const clientSeed = `${nodeId}-${number}`
  return {
    seeds: { serverSeed, seedHash: seedHashOf(serverSeed), clientSeed },
    drawn: drawLive(fairNumbers(serverSeed, clientSeed), table),
  }
}
