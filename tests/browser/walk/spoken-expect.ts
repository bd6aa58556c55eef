import { type ExpectMatcherState, type Locator, expect as plain } from '@playwright/test'
import type { Translated } from './translated.ts'

type Read = string | RegExp
/** Assertions whose expected text is translated. */
type Reading = 'toContainText' | 'toHaveText' | 'toHaveAccessibleName' | 'toHaveAccessibleDescription'

/** Translates expected texts; undefined while the pages are in Portuguese. */
let words: Translated | undefined

/** Makes {@link expect} translate its texts from now on. */
export function meanWords(translated: Translated): void {
  words = translated
}

/** Playwright's `expect`. In a replay, texts are expected in the page's language. */
export const expect: typeof plain = process.env.PATHS_REPLAY
  ? plain.extend({
      toContainText: reading('toContainText'),
      toHaveText: reading('toHaveText'),
      toHaveAccessibleName: reading('toHaveAccessibleName'),
      toHaveAccessibleDescription: reading('toHaveAccessibleDescription'),
    })
  : plain

function reading(name: Reading) {
  return async function (
    this: ExpectMatcherState,
    part: Locator,
    expected: Read | readonly Read[],
    options?: { timeout?: number },
  ) {
    const assertions = this.isNot ? plain(part).not : plain(part)
    const meant = (one: Read) => (words ? translated(words, one, name) : one)
    try {
      await (Array.isArray(expected)
        ? assertions[name as 'toHaveText'](expected.map(meant), options)
        : assertions[name](meant(expected as Read), options))
      return { pass: !this.isNot, message: () => '' }
    } catch (error) {
      if (!(error instanceof Error)) throw error
      return { pass: this.isNot, message: () => error.message }
    }
  }
}

/** Translates an expected text. The pattern matches the whole text if the assertion has to. */
function translated(words: Translated, expected: Read, name: Reading): Read {
  if (expected instanceof RegExp) return words.expression(expected)
  const found = words.text(expected)
  if (typeof found === 'string' || name === 'toContainText') return found
  return new RegExp(`^\\s*${found.source}\\s*$`, found.flags)
}
