import { withoutStackedMarks } from './combining-marks.ts'
import { misleading, visible } from './plain-text.ts'

/**
 * Turns control characters and line breaks into spaces, and removes everything else that `plainText` rejects.
 * Empty if nothing visible is left.
 */
export function sanitizeText(text: string): string {
  const plain = withoutStackedMarks(
    text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(misleading, ''),
  ).trim()
  return visible.test(plain) ? plain : ''
}
