import { bigint, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'

const ofMember = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => member.id, { onDelete: 'cascade' })

/** The second step of whoever has it on; without a row it is off. */
export const secondStep = pgTable('second_step', {
  memberId: ofMember().primaryKey(),
  /** Base32; the platform has to compute with it. No call tells it. */
  secret: text().notNull(),
  /** Number of the 30-second step whose code was accepted last: each is accepted once. */
  lastStep: bigint({ mode: 'number' }).notNull(),
  since: moment().notNull(),
})

/** A secret that was shown and not yet confirmed by a code, the newest of a member. */
export const secondStepSetup = pgTable(
  'second_step_setup',
  {
    memberId: ofMember().primaryKey(),
    id: uuid().notNull(),
    secret: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)

/** Recovery codes that were not used yet. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    memberId: ofMember(),
    /** SHA-256 of member and code, base64url. */
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.codeHash] })],
)

/** Devices that are let in without a second step. */
export const rememberedDevice = pgTable(
  'remembered_device',
  {
    id: uuid().primaryKey(),
    memberId: ofMember(),
    /** SHA-256 of what the device keeps, base64url. */
    tokenHash: text().notNull().unique(),
    /** Browser and system by the browser's own word; empty where that says nothing. */
    name: text().notNull(),
    rememberedAt: moment().notNull(),
    lastUsedAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.memberId), index().on(table.expiresAt)],
)

/** A login that waits for its second step. */
export const secondStepChallenge = pgTable(
  'second_step_challenge',
  {
    /** SHA-256 of the challenge, base64url. */
    challengeHash: text().primaryKey(),
    memberId: ofMember(),
    /** As the session will have them. */
    side: text({ enum: ['player', 'agent'] }).notNull(),
    method: text({ enum: ['username', 'sms', 'firebase', 'freeplay'] }).notNull(),
    /** Of the tab that began the login; nobody else can finish it. */
    clientId: text().notNull(),
    /** The hash that the password was compared with; null where none was typed. */
    provedHash: text(),
    guessesLeft: smallint().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.memberId), index().on(table.expiresAt)],
)
