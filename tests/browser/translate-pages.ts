import type { BrowserContext, Page } from '@playwright/test'

type Translation = {
  /** Whether the text itself is taken out of the document, or moved into its translation. */
  text: 'detached' | 'moved'
  /** Whether figures are written in other digits, so that a test sees those that must not be translated. */
  figures: 'changed' | 'kept'
  /** Whether the page is translated at once, or once the application has taken it over. */
  begins: 'early' | 'late'
}

/** An amount of money on its own, in usual digits or changed ones. */
const AMOUNT = /^[^\p{L}]*R\$[^\p{L}]*$/u

/** Amounts of money that the translation took for words, in every document of a page. There should be none. */
export async function translatedAmounts(page: Page): Promise<string[]> {
  const texts = await Promise.all(
    page.frames().map((frame) =>
      frame
        .locator('font > font')
        .filter({ hasText: /R\$\s*[\d０-９]/ })
        .allInnerTexts(),
    ),
  )
  return texts.flat().filter((text) => AMOUNT.test(text))
}

const usual: Translation = { text: 'detached', figures: 'changed', begins: 'late' }

/**
 * Has every document translated as Chrome's own translation does, again and again as it changes: each visible text goes into
 * two `font` elements. Words stay as they are, so that tests find them.
 */
export const translatePages = (target: BrowserContext | Page, translation: Partial<Translation> = {}) =>
  target.addInitScript(translate, { ...usual, ...translation })

/** Runs in the page. */
function translate({ text, figures, begins }: Translation): void {
  const UNTOUCHED = 'title, script, style, noscript, textarea, svg, font, [translate="no"], .notranslate'
  const changed = (words: string) =>
    figures === 'kept'
      ? words
      : words.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))

  const translateText = (node: Text) => {
    const parent = node.parentElement
    if (!parent?.isConnected || parent.closest(UNTOUCHED) || !node.data.trim()) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    outer.append(inner)
    const words = changed(node.data)
    if (text === 'detached') {
      inner.textContent = words
      parent.replaceChild(outer, node)
    } else {
      parent.insertBefore(outer, node)
      inner.append(node)
      node.data = words
    }
  }

  const translateWithin = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts = node instanceof Text ? [node] : []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    texts.forEach(translateText)
  }

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'childList') addedNodes.forEach(translateWithin)
      else if (target.parentElement?.localName !== 'font') translateWithin(target)
      else if (target instanceof Text && changed(target.data) !== target.data)
        target.data = changed(target.data)
    }
  })

  const begin = () => {
    if (begins === 'late' && 'early' in window) return requestIdleCallback(begin)
    document.documentElement.classList.add('translated-ltr')
    observer.observe(document.documentElement, { childList: true, characterData: true, subtree: true })
    if (document.body) translateWithin(document.body)
  }
  if (begins === 'early') addEventListener('DOMContentLoaded', begin)
  // React takes over the parts of a page one after the other, until it has nothing left to do.
  else addEventListener('load', () => requestIdleCallback(begin))
}
