import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { build } from 'rolldown'
import { test } from '#tests/browser/kit/chromium.ts'
import { EVIL, injections } from '#tests/support/http/script-injections.ts'

const SITE = 'http://cleaner.test'

/**
 * Everything that sanitised HTML may contain: elements for text and structure, and links. The test fails if
 * the sanitiser lets anything else through.
 */
const harmless = {
  tags: 'p br b strong i em u s ul ol li h3 h4 a blockquote hr'.split(' '),
  /** Patterns of element, attribute and value, as in `a href=…`. An empty `is` attribute is harmless. */
  attributes: ['^a href=', '^a target=_blank$', '^a rel=noopener noreferrer$', '^\\w+ is=$'],
  protocols: ['https:', 'mailto:'],
}

type Cleaner = {
  sanitizeHtml: (
    html: string,
    gate: { hasPage: (path: string) => boolean; domains: string[] | null },
    unsafe: string,
  ) => unknown
}

declare global {
  interface Window {
    cleaner: Cleaner
  }
}

/**
 * Opens a page that has the sanitiser but no content security policy, since a policy would stop scripts.
 * Returns the URLs of requests to other hosts.
 */
async function openCleaner(page: Page): Promise<string[]> {
  const { output } = await build({
    input: path.resolve('src/ui/kit/html/sanitize-html.ts'),
    platform: 'browser',
    write: false,
    logLevel: 'silent',
    output: { format: 'iife', name: 'cleaner', codeSplitting: false },
  })
  const elsewhere: string[] = []
  await page.route('**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url())
    if (origin !== SITE) elsewhere.push(route.request().url())
    if (pathname === '/cleaner.js')
      return route.fulfill({ contentType: 'text/javascript', body: output[0].code })
    if (origin === SITE && pathname === '/')
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><script src="/cleaner.js"></script><main></main>',
      })
    return route.abort()
  })
  await page.goto(`${SITE}/`)
  return elsewhere
}

/**
 * Sanitises each text. Lists forbidden markup in the results, and results that change when they are parsed
 * or sanitised again.
 */
const leftovers = (page: Page) =>
  page.evaluate(
    ([texts, { tags, attributes, protocols }, evil]) => {
      const { cleaner } = window
      const found: string[] = []
      const place = document.querySelector('main') ?? document.body
      for (const [what, text] of Object.entries(texts)) {
        const note = (left: string) => found.push(`${what}: ${left}`)
        // Allow every page of the site and the attacker's host. Unsafe URLs must be removed even then.
        const anywhere = { hasPage: () => true, domains: [evil] }
        const clean = String(cleaner.sanitizeHtml(text, anywhere, 'unsafe'))
        const box = document.createElement('div')
        place.append(box)
        box.innerHTML = clean
        const read = box.innerHTML
        box.innerHTML = read
        if (box.innerHTML !== read) note(`reads differently again: ${box.innerHTML}`)
        if (String(cleaner.sanitizeHtml(read, anywhere, 'unsafe')) !== read)
          note(`is cleaned differently again: ${read}`)
        for (const element of box.querySelectorAll('*')) {
          if (!tags.includes(element.localName)) note(element.outerHTML)
          for (const { name, value } of element.attributes) {
            const said = `${element.localName} ${name}=${value}`
            if (!attributes.some((allowed) => new RegExp(allowed).test(said))) note(said)
          }
          const isLink = element instanceof HTMLAnchorElement && element.hasAttribute('href')
          const isOwn = isLink && element.origin === location.origin
          if (isLink && !isOwn && !protocols.includes(element.protocol)) note(element.href)
        }
      }
      return found
    },
    [injections, harmless, new URL(EVIL).host] as const,
  )

/** Writes each text into its own frame without sanitising it. */
const writeUncleaned = (page: Page) =>
  page.evaluate((texts) => {
    for (const text of texts) {
      const frame = document.createElement('iframe')
      document.body.append(frame)
      frame.contentDocument?.write(`<!doctype html><body><div>${text}`)
      frame.contentDocument?.close()
    }
  }, Object.values(injections))

/** Number of frames whose injected text has run a script. */
const running = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('iframe')].filter(({ contentWindow }) => {
        try {
          return contentWindow !== null && 'ran' in contentWindow
        } catch {
          return false
        }
      }).length,
  )

/**
 * Adds an image that fails to load, and waits until it has failed. By then, images in the sanitised texts
 * would have failed too, since they were added earlier.
 */
const loadLater = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const image = new Image()
        image.onerror = () => requestAnimationFrame(() => resolve())
        image.src = '/missing.png'
      }),
  )

test('[POP-03] [HELP-01] sanitised HTML keeps only allowed markup, and runs and loads nothing', async ({
  page,
}) => {
  const elsewhere = await openCleaner(page)
  const opened: string[] = []
  page.on('dialog', (dialog) => {
    opened.push(dialog.message())
    return dialog.dismiss()
  })
  page.on('popup', (popup) => opened.push(popup.url()))
  expect(await leftovers(page)).toEqual([])
  await loadLater(page)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  expect([...elsewhere, ...opened]).toEqual([])
  expect(page.url()).toBe(`${SITE}/`)
  expect(await page.evaluate(() => document.body.tagName)).toBe('BODY')
})

test('injected texts run scripts and call other hosts if they are not sanitised', async ({ page }) => {
  const elsewhere = await openCleaner(page)
  await writeUncleaned(page)
  await expect.poll(() => running(page)).toBeGreaterThan(40)
  await expect.poll(() => elsewhere.filter((address) => address.startsWith(EVIL)).length).toBeGreaterThan(10)
})
