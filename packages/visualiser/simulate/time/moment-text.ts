const PARTS = [
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
  ['ms', 1],
] as const

/** Formats a duration given in ms with all its units: `0 s`, `1 min 5 s`, `29 s 999 ms`. */
export function spanText(ms: number): string {
  let rest = Math.round(ms)
  const parts: string[] = []
  for (const [unit, length] of PARTS) {
    const count = Math.floor(rest / length)
    rest -= count * length
    if (count > 0) parts.push(`${count} ${unit}`)
  }
  return parts.join(' ') || '0 s'
}

/** Formats a virtual time (epoch ms) as date and time in UTC, so that the text is the same everywhere. */
export function clockText(now: number): string {
  return new Date(now).toISOString().replace('T', ' ').replace('Z', '')
}
