import { withoutStackedMarks } from './combining-marks.ts'
import { misleading, visible } from './plain-text.ts'

/**
 * Replaces characters that would be refused by nothing, or by a space between words. Empty when nothing
 * visible is left.
 */
export function sanitizeText(text: string): string {
  const plain = withoutStackedMarks(
    text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(misleading, ''),
  ).trim()
  return visible.test(plain) ? plain : ''
}
