import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'

/** Contains personal data, so only the operator may read it. */
export const agentApplication = pgTable(
  'agent_application',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** E.164. */
    mobile: text().notNull(),
    email: text(),
    channel: text({ enum: ['social', 'site', 'friends', 'other'] }).notNull(),
    comment: text().notNull(),
    state: text({ enum: ['waiting', 'accepted', 'declined'] }).notNull(),
    at: moment().notNull(),
    answeredAt: moment(),
  },
  (table) => [index().on(table.at)],
)
