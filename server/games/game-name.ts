import type { Language } from '#domain/text/language.ts'
import { localize } from '#server/texts/localized-text.ts'
import type { game } from './game.table.ts'

export const gameName = (
  { namePt, nameEn }: Pick<typeof game.$inferSelect, 'namePt' | 'nameEn'>,
  language: Language,
): string => localize({ pt: namePt, en: nameEn }, language)
