import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'
import { giftSources } from './claim-sources.ts'

/** The turnover that a member must wager before a withdrawal. A member's oldest requirement is met first. */
export const wageringRequirement = pgTable(
  'wagering_requirement',
  {
    /** Id of the deposit or claim that led to the requirement. */
    id: uuid().primaryKey(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    source: text({ enum: ['deposit', ...giftSources] }).notNull(),
    /** The received amount and the turnover that it requires, in minor units. */
    amount: bigint({ mode: 'number' }).notNull(),
    turnover: bigint({ mode: 'number' }).notNull(),
    /** Stakes count from this time on. */
    at: moment().notNull(),
  },
  (table) => [index().on(table.memberId, table.at)],
)
