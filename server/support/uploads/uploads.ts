import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { isUuid } from '#server/core/is-uuid.ts'
import { NotFound } from '#server/core/not-found.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Encoded } from './reencode.ts'
import { upload } from './upload.table.ts'

type UploadRow = typeof upload.$inferSelect
type Purpose = UploadRow['purpose']

/** How long an unused image is kept, in milliseconds. */
const KEPT_FOR = 3_600_000

export async function saveUpload(
  database: Database,
  { memberId, purpose, image, now }: { memberId: number; purpose: Purpose; image: Encoded; now: Date },
): Promise<{ id: string; expiresAt: Date }> {
  const id = randomUUID()
  const expiresAt = new Date(now.getTime() + KEPT_FOR)
  await database.insert(upload).values({ id, memberId, purpose, ...image, createdAt: now, expiresAt })
  return { id, expiresAt }
}

export const imageAddress = ({ type, bytes }: Pick<UploadRow, 'type' | 'bytes'>): string =>
  `data:${type};base64,${bytes.toString('base64')}`

/**
 * Finds a member's image.
 * @throws NotFound if the image does not exist or belongs to another member
 */
export async function findUpload(database: Database, memberId: number, id: string): Promise<UploadRow> {
  if (!isUuid(id)) throw new NotFound()
  const [row] = await database
    .select()
    .from(upload)
    .where(and(eq(upload.id, id), eq(upload.memberId, memberId)))
  if (!row) throw new NotFound()
  return row
}

export async function findUsedUpload(database: Database, id: string): Promise<UploadRow | null> {
  const [row] = await database.select().from(upload).where(eq(upload.id, id))
  return row?.usedFor ? row : null
}

type Use = { memberId: number; purpose: Purpose; ids: readonly string[]; usedFor: string; now: Date }

/**
 * Attaches images to a record. If some cannot be used, attaches none and returns the ids of the unusable
 * ones. The caller must then roll back its own writes.
 */
export async function spendUploads(
  tx: Transaction,
  { memberId, purpose, ids, usedFor, now }: Use,
): Promise<string[]> {
  const wanted = [...new Set(ids)]
  const usable = await tx
    .select({ id: upload.id })
    .from(upload)
    .where(
      and(
        inArray(upload.id, wanted.filter(isUuid)),
        eq(upload.memberId, memberId),
        eq(upload.purpose, purpose),
        // Images that are already used have no expiry, so they do not match.
        gt(upload.expiresAt, now),
      ),
    )
    .for('update')
  const gone = wanted.filter((id) => !usable.some((row) => row.id === id))
  if (gone.length > 0) return gone
  await tx.update(upload).set({ usedFor, expiresAt: null }).where(inArray(upload.id, wanted))
  return []
}

export async function uploadsUsedFor(database: Database, usedFor: string): Promise<string[]> {
  const rows = await database
    .select({ id: upload.id })
    .from(upload)
    .where(eq(upload.usedFor, usedFor))
    .orderBy(asc(upload.createdAt), asc(upload.id))
  return rows.map(({ id }) => id)
}
