/** One of the sixteen kinds of text to which a registration rule can refer (REG-16). */
type PatternKind = {
  /** Regular expression that runs in linear time with the flag `u`. */
  source: string
  /** Order of the parts of a date. The date must also exist in the calendar. */
  date?: 'year first' | 'month first'
}

const HAN = '\\p{Script=Han}'
const MONTH = '(?:0[1-9]|1[0-2])'
const DAY = '(?:0[1-9]|[12][0-9]|3[01])'

/** The index is the kind's number, which also selects the error message. */
const kinds: readonly PatternKind[] = [
  { source: '^[\\s\\S]*$' },
  { source: '^[A-Za-z][A-Za-z0-9]*$' },
  { source: `^[${HAN}0-9]+$` },
  { source: '^[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+$' },
  { source: '^[A-Za-z0-9]+$' },
  { source: '^(?=[0-9]*[A-Za-z])(?=[A-Za-z]*[0-9])[A-Za-z0-9]+$' },
  { source: '^[0-9]+$' },
  { source: '^(?=[a-z0-9]*[A-Z])[A-Za-z0-9]+$' },
  { source: '^[A-Za-z ]+$' },
  { source: '^\\S+$' },
  { source: `^[${HAN}\\p{P}]+$` },
  { source: `^[0-9]{4}-${MONTH}-${DAY}$`, date: 'year first' },
  { source: `^${MONTH}-${DAY}-[0-9]{4}$`, date: 'month first' },
  { source: '^[\\p{L}\\p{M} ]+$' },
  { source: '^[A-Za-z0-9]+$' },
  { source: '^\\p{Script=Hangul}+$' },
]

/** The regular expression of a kind, 0 to 15. */
export function sourceOfKind(kind: number): string {
  return kindOf(kind).source
}

/** Whether the expression belongs to a known kind and is therefore safe to run. */
export const isKindSource = (source: string): boolean => kinds.some((kind) => kind.source === source)

export function isOfKind(kind: number, text: string): boolean {
  const { source, date } = kindOf(kind)
  if (!new RegExp(source, 'u').test(text)) return false
  return date === undefined || isDay(text, date)
}

function kindOf(kind: number): PatternKind {
  const found = kinds[kind]
  if (!found) throw new RangeError(`There is no pattern kind ${kind}.`)
  return found
}

function isDay(text: string, order: NonNullable<PatternKind['date']>): boolean {
  const parts = text.split('-')
  const isoDate = order === 'year first' ? text : [parts[2], parts[0], parts[1]].join('-')
  const moment = new Date(`${isoDate}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(isoDate)
}
