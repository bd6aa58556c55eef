import { type AnyPgColumn, bigint, boolean, index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from './moment.ts'

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
    /** As it was written. Not unique: nobody has shown that it is theirs. */
    email: text(),
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
    /** The login before the last, and the last. */
    previousLoginAt: moment(),
    lastLoginAt: moment(),
  },
  (table) => [index().on(table.uplineId), index().on(table.referrerId)],
)
