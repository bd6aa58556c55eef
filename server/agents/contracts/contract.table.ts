import { isNull, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { type ContractTerms, contractKind } from '#protocol/agents/contract-terms.ts'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'
import { ledgerOperation } from '#server/ledger/ledger.table.ts'

/** Null stands for the house. */
const upline = () => bigint({ mode: 'number' }).references(() => member.id)
const downline = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => member.id)
const kind = () => text({ enum: contractKind.options }).notNull()

/** An agreement between an upline and a direct downline about what the one pays the other. */
export const contract = pgTable(
  'contract',
  {
    id: uuid().primaryKey(),
    kind: kind(),
    uplineId: upline(),
    downlineId: downline(),
    /** Rises with every change of terms, and when it ends. */
    version: integer().notNull(),
    startedAt: moment().notNull(),
    endedAt: moment(),
    endedBy: text({ enum: ['agreement', 'lowerRate', 'closedAccount'] }),
    /** When the running period ends and can be billed; null once nothing follows. */
    dueAt: moment(),
    /** Where the next period to be billed begins. */
    billedUntil: moment().notNull(),
  },
  (table) => [
    uniqueIndex('contract_running').on(table.downlineId, table.kind).where(isNull(table.endedAt)),
    index().on(table.uplineId, table.kind),
    index().on(table.downlineId, table.kind),
    index().on(table.dueAt),
  ],
)

/** The terms of a contract by version: a period is billed by those that were in force as it began. */
export const contractVersion = pgTable(
  'contract_version',
  {
    contractId: uuid()
      .notNull()
      .references(() => contract.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    terms: jsonb().$type<ContractTerms>().notNull(),
    since: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.version] })],
)

/** A wish about a contract that the other party answers. */
export const contractRequest = pgTable(
  'contract_request',
  {
    id: uuid().primaryKey(),
    kind: kind(),
    type: text({ enum: ['offer', 'amendment', 'termination'] }).notNull(),
    state: text({ enum: ['pending', 'accepted', 'rejected', 'withdrawn', 'lapsed'] }).notNull(),
    /** Rises with every edit. */
    version: integer().notNull(),
    uplineId: upline(),
    downlineId: downline(),
    /** Which of the two asked. */
    byUpline: boolean().notNull(),
    /** Null for an offer that nobody has accepted. */
    contractId: uuid().references(() => contract.id, { onDelete: 'cascade' }),
    /** Null for a termination. */
    terms: jsonb().$type<ContractTerms>(),
    /** The terms that stood when it was asked; null where there was no contract. */
    current: jsonb().$type<ContractTerms>(),
    reason: text().notNull(),
    askedAt: moment().notNull(),
    answeredAt: moment(),
  },
  (table) => [
    uniqueIndex('contract_request_pending')
      .on(table.downlineId, table.kind)
      .where(sql`${table.state} = 'pending'`),
    index().on(table.uplineId, table.askedAt),
    index().on(table.downlineId, table.askedAt),
    index().on(table.contractId),
  ],
)

/** What a contract pays for one period, and why. */
export const contractBill = pgTable(
  'contract_bill',
  {
    id: uuid().primaryKey(),
    contractId: uuid()
      .notNull()
      .references(() => contract.id, { onDelete: 'cascade' }),
    kind: kind(),
    uplineId: upline(),
    downlineId: downline(),
    /** The period's first moment, and the first one after it. */
    periodFrom: moment().notNull(),
    periodTo: moment().notNull(),
    state: text({ enum: ['calculating', 'due', 'paid', 'nothing', 'failed'] }).notNull(),
    terms: jsonb().$type<ContractTerms>().notNull(),
    /** Minor units of the team in the period, as turnover; null until calculated. */
    netLoss: bigint({ mode: 'number' }),
    turnover: bigint({ mode: 'number' }),
    activeMembers: integer(),
    /** Position of the tier that counted; null where none was met. */
    tier: integer(),
    /** Basis points. */
    rate: integer(),
    /** Minor units that the rate was applied to. */
    base: bigint({ mode: 'number' }),
    amount: bigint({ mode: 'number' }),
    operationId: bigint({ mode: 'number' }).references(() => ledgerOperation.id),
    paidAt: moment(),
    /** When the payer was told that it waits for money: once, however often it is tried. Null where they were not. */
    payerToldAt: moment(),
  },
  (table) => [
    unique().on(table.contractId, table.periodFrom),
    index().on(table.uplineId, table.kind, table.periodFrom),
    index().on(table.downlineId, table.kind, table.periodFrom),
    // Bills that something still has to happen to.
    index('contract_bill_open')
      .on(table.state, table.periodFrom)
      .where(sql`${table.state} in ('calculating', 'due')`),
  ],
)
