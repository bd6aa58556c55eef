import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'

/** Everybody who can log in: members, agents, trial players, and the operator's own people. */
export const member = pgTable(
  'member',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Unique, in small letters. */
    account: text().notNull().unique(),
    nickname: text().notNull(),
    userName: text().notNull(),
    /** See the operator's lists of agent and trial types; 0 is an ordinary member. */
    type: smallint().notNull(),
    /** Argon2id; null for trial players, who have no password. */
    passwordHash: text(),
    passwordDefault: boolean().notNull().default(false),
    /** The password was a temporary one and has let its owner in: it can be changed, and lets nobody in again. */
    passwordSpent: boolean().notNull().default(false),
    passwordSetAt: moment(),
    /** Argon2id; null until one is set. Asked for when money leaves. */
    paymentPasswordHash: text(),
    /** E.164. */
    mobile: text().unique(),
    /** As it was written. Unique among those that are bound: of the others nobody has shown that they are theirs. */
    email: text(),
    /** The member has typed a code that was mailed there. */
    emailBound: boolean().notNull().default(false),
    /** Name of a picture of `/art/avatars`. */
    icon: text().notNull(),
    vipLevel: smallint().notNull().default(0),
    /** The agent above. */
    uplineId: bigint({ mode: 'number' }).references((): AnyPgColumn => member.id),
    /** The member whose code they registered with. */
    referrerId: bigint({ mode: 'number' }).references((): AnyPgColumn => member.id),
    /**
     * What others register with, in capitals: an agent's brings them members (an affiliate code), a member's friends (a
     * referral code). Trial players and the operator's own people have none.
     */
    invitationCode: text().unique(),
    /** Closed by the operator: may not log in. */
    closed: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    /** The login before the last, and the last, with where they came from as `session` has it. */
    previousLoginAt: moment(),
    previousLoginIp: text().notNull().default(''),
    previousLoginDevice: text().notNull().default(''),
    lastLoginAt: moment(),
    lastLoginIp: text().notNull().default(''),
    lastLoginDevice: text().notNull().default(''),
  },
  (table) => [
    index().on(table.uplineId),
    index().on(table.referrerId),
    index('member_nickname_index').on(sql`lower(${table.nickname})`),
    uniqueIndex('member_bound_email').on(sql`lower(${table.email})`).where(sql`${table.emailBound}`),
  ],
)
