import type { BrowserContext, Page } from '@playwright/test'

type Translation = {
  /**
   * How a translation replaces a text node: in one step, by adding its own node before or after removing the
   * text, or by moving the text.
   */
  text: 'replaced' | 'removedLast' | 'removedFirst' | 'moved'
  /** Whether digits change, so that a test detects translated numbers. */
  figures: 'changed' | 'kept'
  /** When translation begins: on DOMContentLoaded, after hydration, or on `beginTranslation`. */
  begins: 'early' | 'late' | 'asked'
}

/** Matches a text that consists of an amount of money, in ASCII or full-width digits. */
const AMOUNT = /^[^\p{L}]*R\$[^\p{L}]*$/u

/** Amounts of money that were translated by mistake, in all documents of a page. */
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

const usual: Translation = { text: 'replaced', figures: 'changed', begins: 'late' }

/**
 * Translates every document as Chrome does, including later changes: each visible text is wrapped in two
 * `font` elements. The words stay the same, so that tests find them.
 */
export const translatePages = (target: BrowserContext | Page, translation: Partial<Translation> = {}) =>
  target.addInitScript(translate, { ...usual, ...translation })

/**
 * Translates from an isolated JavaScript world, as Chrome does. That world shares only the DOM with the page.
 */
export async function translateApart(page: Page, translation: Partial<Translation> = {}): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const source = `(${translate})(${JSON.stringify({ ...usual, ...translation })})`
  await client.send('Page.enable')
  await client.send('Page.addScriptToEvaluateOnNewDocument', { source, worldName: 'translation' })
}

export const beginTranslation = (page: Page) =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('translation'))
  })

/** Runs in the page, so it must be self-contained. */
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
    if (text !== 'moved') inner.textContent = words
    const { nextSibling } = node
    switch (text) {
      case 'replaced':
        parent.replaceChild(outer, node)
        return
      case 'removedLast':
        parent.insertBefore(outer, node)
        parent.removeChild(node)
        return
      case 'removedFirst':
        parent.removeChild(node)
        parent.insertBefore(outer, nextSibling)
        return
      case 'moved':
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
  if (begins === 'asked') document.addEventListener('translation', begin)
  else if (begins === 'early') addEventListener('DOMContentLoaded', begin)
  // React hydrates the page in parts, so wait until the browser is idle.
  else addEventListener('load', () => requestIdleCallback(begin))
}
