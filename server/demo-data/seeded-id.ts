import { createHash } from 'node:crypto'

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')

export function seededId(text: string): string {
  const digits = digestOf(text)
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ]
  return parts.join('-')
}
