import { and, eq, ne, sql } from 'drizzle-orm'
import { hasStackedMarks } from '#domain/text/combining-marks.ts'
import type { Database } from '#server/database/database.ts'
import { foldAccents } from '#server/texts/fold-accents.ts'
import { member } from './member.table.ts'
import type { Member } from './sessions.ts'

/** Letters and digits of any script, and punctuation that occurs in names. */
const SIGNS = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N} ._'’-]*[\p{L}\p{M}\p{N}.])?$/u

/** Invisible letters, such as Hangul fillers. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u

/** Names reserved for the operator. They are compared without accents, spaces and punctuation. */
const OPERATORS = /admin|suporte|support|atendimento|moderador|moderator|oficial|official/

export function isForbiddenNickname(nickname: string, brand: string): boolean {
  const letters = bare(nickname)
  const isDeceptive = INVISIBLE.test(nickname) || hasStackedMarks(nickname)
  return isDeceptive || !SIGNS.test(nickname) || OPERATORS.test(letters) || letters.includes(bare(brand))
}

const bare = (text: string): string => foldAccents(text).replace(/[^\p{L}\p{N}]/gu, '')

/** Changes a member's nickname. Null if another member has it, ignoring case. */
export const changeNickname = (
  database: Database,
  memberId: number,
  nickname: string,
): Promise<Member | null> =>
  database.transaction(async (tx) => {
    // Use a lock instead of a unique index, as old accounts may share a nickname.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('nickname'), hashtext(lower(${nickname})))`)
    const [holder] = await tx
      .select({ id: member.id })
      .from(member)
      .where(and(sql`lower(${member.nickname}) = lower(${nickname})`, ne(member.id, memberId)))
      .limit(1)
    if (holder) return null
    const [changed] = await tx.update(member).set({ nickname }).where(eq(member.id, memberId)).returning()
    if (!changed) throw new Error(`Member ${memberId} was not found`)
    return changed
  })
