import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ContractPreset } from '#protocol/agents/downline-registration.ts'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'

/** An agent's own way in: whoever registers by it joins the agent, on terms that were set before. */
export const downlineLink = pgTable(
  'downline_link',
  {
    id: uuid().primaryKey(),
    agentId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** What the agent calls it. */
    name: text().notNull(),
    type: text({ enum: ['member', 'agent'] }).notNull(),
    /** Affiliate code, in capitals. */
    code: text().notNull().unique(),
    presets: jsonb().$type<ContractPreset[]>().notNull(),
    createdAt: moment().notNull(),
    /** Since then nobody can register by it. */
    removedAt: moment(),
  },
  (table) => [index().on(table.agentId, table.createdAt)],
)
