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

/** Null means the house. */
const upline = () => bigint({ mode: 'number' }).references(() => member.id)
const downline = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => member.id)
const kind = () => text({ enum: contractKind.options }).notNull()

export const contract = pgTable(
  'contract',
  {
    id: uuid().primaryKey(),
    kind: kind(),
    uplineId: upline(),
    downlineId: downline(),
    /** Increases with every change of terms, and when the contract ends. */
    version: integer().notNull(),
    startedAt: moment().notNull(),
    endedAt: moment(),
    endedBy: text({ enum: ['agreement', 'lowerRate', 'otherPeriod', 'contractAbove', 'closedAccount'] }),
    /** End of the current period, when it becomes due for billing; null once an ended contract is billed. */
    dueAt: moment(),
    /** Start of the next period to bill. */
    billedUntil: moment().notNull(),
  },
  (table) => [
    uniqueIndex('contract_running').on(table.downlineId, table.kind).where(isNull(table.endedAt)),
    index().on(table.uplineId, table.kind),
    index().on(table.downlineId, table.kind),
    index().on(table.dueAt),
  ],
)

/** The terms of each version of a contract. A period is billed by the terms in force at its start. */
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

export const contractRequest = pgTable(
  'contract_request',
  {
    id: uuid().primaryKey(),
    kind: kind(),
    type: text({ enum: ['offer', 'amendment', 'termination'] }).notNull(),
    state: text({ enum: ['pending', 'accepted', 'rejected', 'withdrawn', 'lapsed'] }).notNull(),
    version: integer().notNull(),
    uplineId: upline(),
    downlineId: downline(),
    byUpline: boolean().notNull(),
    /** Null for an offer that has not been accepted. */
    contractId: uuid().references(() => contract.id, { onDelete: 'cascade' }),
    /** Null for a termination. */
    terms: jsonb().$type<ContractTerms>(),
    /** The latest agreed terms when the request was sent; null if there was no contract. */
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
    /** From `periodFrom` (inclusive) to `periodTo` (exclusive). */
    periodFrom: moment().notNull(),
    periodTo: moment().notNull(),
    state: text({ enum: ['calculating', 'due', 'paid', 'nothing', 'failed'] }).notNull(),
    terms: jsonb().$type<ContractTerms>().notNull(),
    /**
     * `netLoss` and `turnover` are the team's figures for the period, in minor units; null until calculated.
     */
    netLoss: bigint({ mode: 'number' }),
    turnover: bigint({ mode: 'number' }),
    activeMembers: integer(),
    /** Index of the tier that applied; null if none was met. */
    tier: integer(),
    /** Basis points. */
    rate: integer(),
    /** The amount that the rate applies to, in minor units. */
    base: bigint({ mode: 'number' }),
    amount: bigint({ mode: 'number' }),
    operationId: bigint({ mode: 'number' }).references(() => ledgerOperation.id),
    paidAt: moment(),
    /**
     * When the payer was notified that the bill is waiting for money; null if not notified. Set only once.
     */
    payerNotifiedAt: moment(),
  },
  (table) => [
    unique().on(table.contractId, table.periodFrom),
    index().on(table.uplineId, table.kind, table.periodFrom),
    index().on(table.downlineId, table.kind, table.periodFrom),
    index('contract_bill_open')
      .on(table.state, table.periodFrom)
      .where(sql`${table.state} in ('calculating', 'due')`),
  ],
)
