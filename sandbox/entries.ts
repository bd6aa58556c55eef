import { cleanTyped } from '#domain/text/typed-text.ts'

/** How a field of a setting is edited. For `textOrNone`, an empty field means null. */
export type EntryKind = 'switch' | 'number' | 'text' | 'textOrNone' | 'json'

export type Entry = { field: string; kind: EntryKind; text: string; was: string }

export function entryOf(field: string, value: unknown): Entry {
  const kind = kindOf(value)
  const text = kind === 'json' ? JSON.stringify(value, null, 1) : String(value ?? '')
  return { field, kind, text, was: text }
}

/** Returns a field's value, or undefined if it is invalid. */
export function readEntry({ kind, text }: Entry): unknown {
  switch (kind) {
    case 'switch':
      return text === 'true'
    case 'number':
      return parsedNumber(cleanTyped(text))
    case 'text':
      return text
    case 'textOrNone':
      return text === '' ? null : text
    case 'json':
      return parsed(text)
  }
}

function kindOf(value: unknown): EntryKind {
  if (typeof value === 'boolean') return 'switch'
  if (typeof value === 'number') return 'number'
  if (typeof value === 'string') return 'text'
  return value === null ? 'textOrNone' : 'json'
}

/** Parses a plain decimal number. Returns undefined for other texts and ambiguous ones such as `1.000`. */
const parsedNumber = (text: string): number | undefined =>
  /^-?\d+(\.\d+)?$/.test(text) && !/^-?[1-9]\d{0,2}\.\d{3}$/.test(text) ? Number(text) : undefined

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
