import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'
import { giftSources } from './claim-sources.ts'

/** What must be staked before money may leave, because of something that came in. The oldest is met first. */
export const wageringRequirement = pgTable(
  'wagering_requirement',
  {
    /** One for each thing that came in: the id of a deposit, or of a claim. */
    id: uuid().primaryKey(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    source: text({ enum: ['deposit', ...giftSources] }).notNull(),
    /** Minor units: what came in, and what is to be staked for it. */
    amount: bigint({ mode: 'number' }).notNull(),
    turnover: bigint({ mode: 'number' }).notNull(),
    /** Stakes count from then on. */
    at: moment().notNull(),
  },
  (table) => [index().on(table.memberId, table.at)],
)
