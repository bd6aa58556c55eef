import { StartupError } from '#server/core/startup-error.ts'

/** Prefixes that only this project's settings have. */
const OURS = ['PALPITE_', 'TRUSTED_PROX']
/** For settings of at most this length, a similar name is hardly ever a typo. */
const SHORT = 4
/** In settings of at least this length, two letters may be wrong. */
const LONG = 12

/**
 * Refuses an environment with a misspelt setting, which would otherwise be ignored silently. A name counts as
 * misspelt if it differs from a setting only by case, underscores, a plural ending or one edit. An edit is an
 * insertion, deletion, substitution or swap. Settings of twelve letters or more allow two edits. Settings of
 * up to four letters (`PORT`, `HOST`, `DATA`) may differ only in case. Unknown names with a prefix of this
 * project are refused too.
 * @throws StartupError
 */
export function refuseMisspelt(names: readonly string[], settings: readonly string[]): void {
  for (const name of names) {
    if (settings.includes(name)) continue
    const meant = settings.find((setting) => isSlipOf(name, setting))
    if (meant !== undefined)
      throw new StartupError(`${name} is not a setting. Did you mean ${meant}? Rename it or unset it.`)
    if (OURS.some((start) => name.toUpperCase().startsWith(start)))
      throw new StartupError(
        `${name} is not a setting. The README lists all settings. Rename it or unset it.`,
      )
  }
}

function isSlipOf(name: string, setting: string): boolean {
  if (name.toUpperCase() === setting) return true
  if (setting.length <= SHORT) return false
  const meant = lettersOf(setting)
  return isWithin(meant.length < LONG ? 1 : 2, lettersOf(name), meant)
}

const lettersOf = (name: string): string =>
  name
    .toUpperCase()
    .split('_')
    .map((word) => (word.length > SHORT ? word.replace(/IES$/, 'Y').replace(/S$/, '') : word))
    .join('')

/** Whether the Damerau–Levenshtein distance is at most `most`. */
function isWithin(most: number, text: string, other: string): boolean {
  if (text === other) return true
  if (most === 0 || Math.abs(text.length - other.length) > most) return false
  let same = 0
  while (text[same] !== undefined && text[same] === other[same]) same++
  const [rest, otherRest] = [text.slice(same), other.slice(same)]
  const isSwapped = rest.length > 1 && rest[0] === otherRest[1] && rest[1] === otherRest[0]
  return (
    isWithin(most - 1, rest.slice(1), otherRest) ||
    isWithin(most - 1, rest, otherRest.slice(1)) ||
    isWithin(most - 1, rest.slice(1), otherRest.slice(1)) ||
    (isSwapped && isWithin(most - 1, rest.slice(2), otherRest.slice(2)))
  )
}
