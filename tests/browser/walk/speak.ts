import type { Locator, Page } from '@playwright/test'
import type { Language } from '#domain/text/language.ts'
import { meanWords } from './spoken-expect.ts'
import { Translated } from './translated.ts'

/** Queries of a page or a part of it. */
type Searched = {
  getByRole(role: string, options?: { name?: string | RegExp }): Locator
  getByLabel(text: string | RegExp, options?: object): Locator
  getByText(text: string | RegExp, options?: object): Locator
  filter?(options: { hasText?: string | RegExp }): Locator
}

/** The language in which this process reads pages. */
let spoken: Language = 'pt'

/**
 * Makes this process read pages in another language. Walkers search in Portuguese, and the catalogues supply
 * the same messages in that language. Texts without words, such as amounts, stay unchanged.
 */
export async function speak(language: Language, page: Page): Promise<void> {
  if (language === spoken) return
  if (spoken !== 'pt') throw new Error(`This process reads ${spoken} already.`)
  spoken = language
  const words = await Translated.into(language)
  const part = page.locator('html')
  for (const searched of [page, part, page.frameLocator('html')])
    translateSearch(prototypeOf<Searched>(searched), words)
  meanWords(words)
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

const prototypeOf = <Shape>(instance: object): Shape => Object.getPrototypeOf(instance)
