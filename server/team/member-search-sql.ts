import { type SQL, sql } from 'drizzle-orm'
import { foldAccents } from '#server/texts/fold-accents.ts'

const accented = 'áàâãäåéèêëíìîïóòôõöúùûüçñ'
const bare = 'aaaaaaeeeeiiiiooooouuuucn'

/**
 * Matches members whose account or nickname contains a text, ignoring case and accents. An empty text matches
 * every member.
 */
export function matchesMember(typed: string | undefined): SQL {
  const sought = foldAccents(typed ?? '').trim()
  if (sought === '') return sql`true`
  const pattern = `%${sought.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(member.account like ${pattern} or translate(lower(member.nickname), ${accented}, ${bare}) like ${pattern})`
}
