export type Stop =
  /** At least this percentage of the reachable states, transitions or pairs is covered. */
  | { kind: 'coverage'; of: Coverable; percent: number }
  /** All paths together have at least this number of steps. */
  | { kind: 'length'; steps: number }
  | { kind: 'time'; milliseconds: number }
  /** A state has been entered, even if it was left immediately. `state` is its dotted path. */
  | { kind: 'reach'; state: string }
  | { kind: 'and' | 'or'; parts: readonly Stop[] }

export type Coverable = 'states' | 'transitions' | 'pairs'

export type Progress = {
  steps: number
  milliseconds: number
  hasReached(state: string): boolean
  /** The coverage so far, in per cent. */
  coverage(of: Coverable): number
}

export function isMet(stop: Stop, progress: Progress): boolean {
  switch (stop.kind) {
    case 'coverage':
      return progress.coverage(stop.of) >= stop.percent
    case 'length':
      return progress.steps >= stop.steps
    case 'time':
      return progress.milliseconds >= stop.milliseconds
    case 'reach':
      return progress.hasReached(stop.state)
    case 'and':
      return stop.parts.every((part) => isMet(part, progress))
    case 'or':
      return stop.parts.some((part) => isMet(part, progress))
  }
}

type Token = { text: string; at: number }

/**
 * Parses a stop condition like `transitions 100% or (length 500 and time 2s)`. Its parts are `states`,
 * `transitions` or `pairs` with a percentage, `length` in steps, and `time` in ms, s or min. `reach` takes
 * the dotted name of a state. `and` binds tighter than `or`. Throws a `SyntaxError` that names the position.
 */
export function parseStop(text: string): Stop {
  const tokens = [...text.matchAll(/[()]|[^\s()]+/g)].map(
    (match): Token => ({ text: match[0], at: match.index }),
  )
  let next = 0

  const fail = (expected: string): never => {
    const token = tokens[next]
    const found = token ? `"${token.text}" at character ${token.at + 1}` : 'its end'
    throw new SyntaxError(`Cannot read "${text}": expected ${expected} instead of ${found}.`)
  }
  const isNext = (word: string) => tokens[next]?.text === word
  const take = <Value>(expected: string, read: (word: string) => Value | undefined): Value => {
    const value = read(tokens[next]?.text ?? '')
    if (value === undefined) return fail(expected)
    next++
    return value
  }

  const list = (kind: 'and' | 'or', part: () => Stop): Stop => {
    const first = part()
    const parts = [first]
    while (isNext(kind)) {
      next++
      parts.push(part())
    }
    return parts.length === 1 ? first : { kind, parts }
  }
  const either = (): Stop => list('or', both)
  const both = (): Stop => list('and', one)
  const one = (): Stop => {
    if (!isNext('(')) return condition(take('a condition', conditionName))
    next++
    const inner = either()
    take('")"', (word) => (word === ')' ? word : undefined))
    return inner
  }
  const condition = (name: ConditionName): Stop => {
    switch (name) {
      case 'length':
        return { kind: 'length', steps: take('a number of steps', wholeNumber) }
      case 'time':
        return { kind: 'time', milliseconds: take('a time such as 500ms, 2s or 1min', duration) }
      case 'reach':
        return { kind: 'reach', state: take('the path of a state', statePath) }
      default:
        return { kind: 'coverage', of: name, percent: take('a percentage such as 80%', percentage) }
    }
  }

  const stop = either()
  return next < tokens.length ? fail('"and", "or" or nothing more') : stop
}

const CONDITIONS = ['states', 'transitions', 'pairs', 'length', 'time', 'reach'] as const
type ConditionName = (typeof CONDITIONS)[number]

function conditionName(word: string): ConditionName | undefined {
  return CONDITIONS.find((name) => name === word)
}

function wholeNumber(word: string): number | undefined {
  return /^\d+$/.test(word) ? Number(word) : undefined
}

function percentage(word: string): number | undefined {
  const percent = /^(\d+(?:\.\d+)?)%$/.exec(word)?.[1]
  return percent === undefined || Number(percent) > 100 ? undefined : Number(percent)
}

const UNITS: { [unit: string]: number } = { ms: 1, s: 1000, min: 60_000 }

function duration(word: string): number | undefined {
  const [, amount, unit] = /^(\d+(?:\.\d+)?)(ms|s|min)$/.exec(word) ?? []
  return amount === undefined ? undefined : Number(amount) * (UNITS[unit ?? ''] ?? 1)
}

function statePath(word: string): string | undefined {
  return /^[()]?$/.test(word) ? undefined : word
}
