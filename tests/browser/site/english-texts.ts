import type { Page } from '@playwright/test'
import { readCatalogue } from '#server/texts/read-catalogue.ts'

const folders = ['src/locales', 'server/locales', 'server/demo-data/locales']

const textsIn = (language: 'en' | 'ty') =>
  Object.assign({}, ...folders.map((folder) => readCatalogue(folder, language)))

const thai = new Set(Object.values<string>(textsIn('ty')))

/** English texts of the product that differ from the Thai ones. Names such as “Pix” are the same. */
const english = new Set(Object.values<string>(textsIn('en')).filter((text) => !thai.has(text)))

/** The texts and labels of a page that are English messages. Names of languages and games may be English. */
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
