import { bigint, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'

/** The newest SMS or email code per recipient, purpose and requester. */
export const smsCode = pgTable(
  'sms_code',
  {
    id: uuid().primaryKey(),
    /** A mobile in E.164 or a lower-case email address. */
    recipient: text().notNull(),
    /** `login`, `register`, `forgot`, `bindMobile` …; the code is valid for this purpose only. */
    purpose: text().notNull(),
    /** The logged-in member who requested the code, and who alone can use it; null for visitors. */
    askedBy: bigint({ mode: 'number' }).references(() => member.id),
    clientId: text().notNull().default(''),
    codeHash: text().notNull(),
    /** Guesses left to the client that requested the code. */
    guessesLeft: smallint().notNull(),
    /** Guesses left to all other clients together, which cannot use up the requester's guesses. */
    othersGuessesLeft: smallint().notNull().default(0),
    expiresAt: moment().notNull(),
    nextAt: moment().notNull(),
  },
  (table) => [
    unique('sms_code_recipient_purpose_asked_by_unique')
      .on(table.recipient, table.purpose, table.askedBy)
      .nullsNotDistinct(),
  ],
)
