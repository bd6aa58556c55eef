import { withoutStackedMarks } from './combining-marks.ts'
import { misleading, visible } from './plain-text.ts'

/** A text as it may be sent: what would be refused in it is left out, or is a space where it parted words. Empty where nothing is left to see. */
export function madePlain(text: string): string {
  const plain = withoutStackedMarks(
    text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(misleading, ''),
  ).trim()
  return visible.test(plain) ? plain : ''
}
