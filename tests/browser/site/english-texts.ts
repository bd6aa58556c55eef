import type { Page } from '@playwright/test'
import { readCatalogue } from '#server/texts/read-catalogue.ts'

const folders = ['src/locales', 'server/locales', 'server/demo-data/locales']

const textsIn = (language: 'en' | 'ty') =>
  Object.assign({}, ...folders.map((folder) => readCatalogue(folder, language)))

const thai = new Set(Object.values<string>(textsIn('ty')))

/** The product's English texts, except those that are also Thai texts, such as the name “Pix”. */
const english = new Set(Object.values<string>(textsIn('en')).filter((text) => !thai.has(text)))

/** English messages on a page. Ignores options and game tiles, whose names may be English in any language. */
export async function englishTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, style, option, [data-tile]'))
        found.push(node.textContent ?? '')
    }
    const labels = ['aria-label', 'title', 'placeholder', 'alt']
    for (const element of document.body.querySelectorAll('*'))
      found.push(...labels.map((label) => element.getAttribute(label) ?? ''))
    return found
  })
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => english.has(text))
}
