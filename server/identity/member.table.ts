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

/** Everyone who can log in: members, agents, trial players and the operator's staff. */
export const member = pgTable(
  'member',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Unique, lower case. */
    account: text().notNull().unique(),
    nickname: text().notNull(),
    userName: text().notNull(),
    /** 0 is a normal member. The operator's configuration lists the types of agents and trial players. */
    type: smallint().notNull(),
    /** Argon2id; null for trial players, and for members who registered without a password. */
    passwordHash: text(),
    passwordDefault: boolean().notNull().default(false),
    /** Whether the password is a temporary one that was used to log in. If so, it cannot be used again. */
    passwordSpent: boolean().notNull().default(false),
    passwordSetAt: moment(),
    /** Argon2id; null until it is set. Withdrawals and transfers require it. */
    paymentPasswordHash: text(),
    /** E.164. */
    mobile: text().unique(),
    /** As typed. Only confirmed addresses must be unique. */
    email: text(),
    /** Whether the member has confirmed the address with a code. */
    emailBound: boolean().notNull().default(false),
    icon: text().notNull(),
    vipLevel: smallint().notNull().default(0),
    uplineId: bigint({ mode: 'number' }).references((): AnyPgColumn => member.id),
    /** The member whose referral code was used at registration. */
    referrerId: bigint({ mode: 'number' }).references((): AnyPgColumn => member.id),
    /** In upper case: an agent's affiliate code or a member's referral code; null for anyone else. */
    invitationCode: text().unique(),
    closed: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    /** The last two logins. IP address and device are as in `session`. */
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
