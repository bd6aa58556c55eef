import { bigint, integer, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'

/** The captcha a client was shown last; a new one takes its place. */
export const captchaChallenge = pgTable('captcha_challenge', {
  clientId: text().primaryKey(),
  answer: text().notNull(),
  expiresAt: moment().notNull(),
})

/** A slider puzzle, then the proof that it was solved. */
export const sliderChallenge = pgTable('slider_challenge', {
  id: uuid().primaryKey(),
  clientId: text().notNull(),
  /** What it was asked for. */
  action: text().notNull(),
  /** Left edge of the gap in the picture's pixels. */
  gapLeft: integer().notNull(),
  /** SHA-256 of the proof once solved. */
  passHash: text().unique(),
  expiresAt: moment().notNull(),
})

/** The newest code texted to a mobile, or mailed to an address, for a purpose, of each who asked. */
export const smsCode = pgTable(
  'sms_code',
  {
    id: uuid().primaryKey(),
    /** A mobile in E.164, or an e-mail address in small letters. */
    recipient: text().notNull(),
    /** `login`, `register`, `forgot`, `bindMobile` …; a code is good for nothing else. */
    purpose: text().notNull(),
    /** The member who asked for it while logged in, and alone can use it; null for what visitors ask for. */
    askedBy: bigint({ mode: 'number' }).references(() => member.id),
    /** The client that asked for it. */
    clientId: text().notNull().default(''),
    codeHash: text().notNull(),
    /** Guesses that the client which asked may still make. */
    guessesLeft: smallint().notNull(),
    /** Guesses that all other clients together may still make: a stranger cannot use up those of whoever asked. */
    othersGuessesLeft: smallint().notNull().default(0),
    expiresAt: moment().notNull(),
    /** When another may be asked for. */
    nextAt: moment().notNull(),
  },
  (table) => [
    unique('sms_code_recipient_purpose_asked_by_unique')
      .on(table.recipient, table.purpose, table.askedBy)
      .nullsNotDistinct(),
  ],
)

/** ID tokens of Firebase that were used; each is good once. */
export const usedFirebaseToken = pgTable('used_firebase_token', {
  tokenHash: text().primaryKey(),
  expiresAt: moment().notNull(),
})
