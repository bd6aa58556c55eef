import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'
import { giftSources } from './claim-sources.ts'

/** A wagering requirement before a withdrawal. The oldest one is met first. */
export const wageringRequirement = pgTable(
  'wagering_requirement',
  {
    /** Id of the deposit or claim behind the requirement. */
    id: uuid().primaryKey(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    source: text({ enum: ['deposit', ...giftSources] }).notNull(),
    /** Minor units: the received amount, and the turnover that it requires. */
    amount: bigint({ mode: 'number' }).notNull(),
    turnover: bigint({ mode: 'number' }).notNull(),
    /** Stakes from this time on count. */
    at: moment().notNull(),
  },
  (table) => [index().on(table.memberId, table.at)],
)
