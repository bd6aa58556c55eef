import { withoutStackedMarks } from './combining-marks.ts'
import { misleading, visible } from './plain-text.ts'

/**
 * Removes the characters that `plainText` rejects and turns line breaks into spaces. Empty if nothing visible
 * is left.
 */
export function sanitizeText(text: string): string {
  const plain = withoutStackedMarks(
    text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(misleading, ''),
  ).trim()
  return visible.test(plain) ? plain : ''
}
