import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ContractPreset } from '#protocol/agents/downline-registration.ts'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'

/**
 * An agent's registration link. Members who register with it join the agent's team and are offered the preset
 * contracts.
 */
export const downlineLink = pgTable(
  'downline_link',
  {
    id: uuid().primaryKey(),
    agentId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    type: text({ enum: ['member', 'agent'] }).notNull(),
    /** The affiliate code in upper case. */
    code: text().notNull().unique(),
    presets: jsonb().$type<ContractPreset[]>().notNull(),
    createdAt: moment().notNull(),
    removedAt: moment(),
  },
  (table) => [index().on(table.agentId, table.createdAt)],
)
