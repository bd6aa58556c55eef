import type { Locator, Page } from '@playwright/test'
import type { Language } from '#contract/operator-config.ts'
import { Translated } from './translated.ts'

/** What a page or part of one is searched by. */
type Searched = {
  getByRole(role: string, options?: { name?: string | RegExp }): Locator
  getByLabel(text: string | RegExp, options?: object): Locator
  getByText(text: string | RegExp, options?: object): Locator
  filter?(options: { hasText?: string | RegExp }): Locator
}

/** How assertions hand on what they expect to read, since `expect` itself offers no place in between. */
type Expected = { string?: string; regexSource?: string; regexFlags?: string; matchSubstring?: boolean }
type Asserted = { _expect(expression: string, options: { expectedText?: Expected[] }): Promise<unknown> }

/** Assertions about what somebody reads or hears; others are about data. */
const READ = /^to\.(have|contain)\.text|^to\.have\.accessible/

/** What this process reads pages in. */
let spoken: Language = 'pt'

/**
 * From now on this process reads pages in another language: walkers say in Portuguese what they look for, and find the same
 * messages of the catalogues. What a text means alone, such as an amount, stays as it is.
 */
export async function speak(language: Language, page: Page): Promise<void> {
  if (language === spoken) return
  if (spoken !== 'pt') throw new Error(`This process reads ${spoken} already.`)
  spoken = language
  const words = await Translated.into(language)
  const part = page.locator('html')
  for (const searched of [page, part, page.frameLocator('html')])
    translateSearch(prototypeOf<Searched>(searched), words)
  const asserted = prototypeOf<Asserted>(part)
  const original = asserted._expect
  asserted._expect = function (expression, options) {
    const { expectedText } = options
    if (!expectedText || !READ.test(expression)) return original.call(this, expression, options)
    return original.call(this, expression, {
      ...options,
      expectedText: expectedText.map((one) => expectedIn(words, one)),
    })
  }
}

function translateSearch(prototype: Searched, words: Translated): void {
  const { getByRole, getByLabel, getByText, filter } = prototype
  prototype.getByRole = function (role, options) {
    return getByRole.call(this, role, named(options, 'name', words))
  }
  prototype.getByLabel = function (text, options) {
    return getByLabel.call(this, translate(text, words, options), options)
  }
  prototype.getByText = function (text, options) {
    return getByText.call(this, translate(text, words, options), options)
  }
  if (!filter) return
  prototype.filter = function (options) {
    return filter.call(this, named(options, 'hasText', words) ?? {})
  }
}

function named<Options extends { [key in Key]?: string | RegExp }, Key extends string>(
  options: Options | undefined,
  key: Key,
  words: Translated,
): Options | undefined {
  const text = options?.[key]
  return text === undefined ? options : ({ ...options, [key]: translate(text, words, options) } as Options)
}

function translate(
  text: string | RegExp,
  words: Translated,
  options: { exact?: boolean } = {},
): string | RegExp {
  if (text instanceof RegExp) return words.expression(text)
  const found = words.text(text)
  return found instanceof RegExp && options.exact ? new RegExp(`^${found.source}$`) : found
}

function expectedIn(words: Translated, expected: Expected): Expected {
  const { string, regexSource, regexFlags, matchSubstring } = expected
  const found =
    string === undefined ? words.expression(new RegExp(regexSource ?? '', regexFlags)) : words.text(string)
  if (typeof found === 'string') return expected
  const { string: _translated, ...rest } = expected
  const isWhole = string !== undefined && !matchSubstring
  return {
    ...rest,
    regexSource: isWhole ? `^\\s*${found.source}\\s*$` : found.source,
    regexFlags: found.flags,
  }
}

const prototypeOf = <Shape>(instance: object): Shape => Object.getPrototypeOf(instance)
