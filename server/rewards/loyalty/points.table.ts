import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'
import type { LocalizedText } from '#server/texts/localized-text.ts'

/** A member's point reward, which the operator may have refused. `claim_key` shows whether it was claimed. */
export const pointReward = pgTable(
  'point_reward',
  {
    id: uuid().primaryKey(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    title: jsonb().$type<LocalizedText>().notNull(),
    points: bigint({ mode: 'number' }).notNull(),
    refused: jsonb().$type<LocalizedText>(),
    at: moment().notNull(),
    expiresAt: moment(),
  },
  (table) => [
    index().on(table.memberId, table.at, table.id),
    check('point_reward_gives', sql`${table.points} > 0`),
  ],
)

/** Turnover since registration that has been converted to points. */
export const pointTurnover = pgTable('point_turnover', {
  memberId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => member.id, { onDelete: 'cascade' }),
  /** Minor units. Turnover beyond this amount counts towards the next point. */
  counted: bigint({ mode: 'number' }).notNull(),
})
