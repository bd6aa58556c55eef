import { sql } from 'drizzle-orm'
import { bigint, check, customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const upload = pgTable(
  'upload',
  {
    id: uuid().primaryKey(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['withdrawalProof', 'promotionRequest', 'feedback'] }).notNull(),
    type: text({ enum: ['image/png', 'image/jpeg'] }).notNull(),
    bytes: bytes().notNull(),
    createdAt: moment().notNull(),
    /** Id of the record to which the image is attached; null if there is none yet. */
    usedFor: uuid(),
    /** When an unused image is deleted; null once the image is attached. */
    expiresAt: moment(),
  },
  (table) => [
    index().on(table.memberId, table.createdAt),
    index('upload_used').on(table.usedFor).where(sql`${table.usedFor} is not null`),
    check('upload_used_or_expiring', sql`(${table.usedFor} is null) <> (${table.expiresAt} is null)`),
  ],
)
