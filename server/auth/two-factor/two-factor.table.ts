import { bigint, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'

const ofMember = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => member.id, { onDelete: 'cascade' })

/** No row means that two-factor authentication is off. */
export const twoFactor = pgTable('two_factor', {
  memberId: ofMember().primaryKey(),
  /**
   * Base32. The secret is stored unencrypted, as codes are computed from it. After the setup, no call returns
   * it.
   */
  secret: text().notNull(),
  /** The 30-second time step of the last accepted code, so that no code is accepted twice. */
  lastStep: bigint({ mode: 'number' }).notNull(),
  since: moment().notNull(),
})

export const twoFactorSetup = pgTable(
  'two_factor_setup',
  {
    memberId: ofMember().primaryKey(),
    id: uuid().notNull(),
    secret: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)

export const recoveryCode = pgTable(
  'recovery_code',
  {
    memberId: ofMember(),
    /** SHA-256 of member and code, base64url. */
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.codeHash] })],
)

export const twoFactorChallenge = pgTable(
  'two_factor_challenge',
  {
    /** SHA-256 of the challenge, base64url. */
    challengeHash: text().primaryKey(),
    memberId: ofMember(),
    /** `side` and `method` are copied to the session. */
    side: text({ enum: ['player', 'agent'] }).notNull(),
    method: text({ enum: ['username', 'sms', 'firebase', 'freeplay'] }).notNull(),
    /** The browser tab that started the login. No other tab can complete it. */
    clientId: text().notNull(),
    /** The hash that matched the typed password; null if none was typed. */
    provedHash: text(),
    guessesLeft: smallint().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.memberId), index().on(table.expiresAt)],
)
