import { openWith, sessionOf } from './log-in.ts'
import { test } from './platform.ts'

test.use({ address: 'http://127.0.0.1:4941', viewport: { width: 390, height: 844 } })
test('dbg', async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/member')
  await page.waitForTimeout(1500)
  await page.addInitScript(() => {
    const log: unknown[] = []
    Object.assign(window, { log })
    const by = Element.prototype.scrollBy
    Element.prototype.scrollBy = function (this: Element, ...a: unknown[]) {
      log.push(
        `BY ${performance.now()} ${JSON.stringify(a)} before ${this.scrollLeft} n ${this.querySelectorAll('a').length}`,
      )
      ;(by as (...a: unknown[]) => void).apply(this, a)
      log.push(`AFTER ${this.scrollLeft}`)
    } as never
    const t = setInterval(() => {
      const nav = document.querySelector('nav[class*=menu][class*=sides]')
      if (!nav) return
      const c = nav.querySelector('[aria-current=page]')
      const line = [
        Math.round(performance.now()),
        nav.scrollLeft,
        nav.scrollWidth,
        nav.querySelectorAll('a').length,
        c?.textContent,
        c && Math.round(c.getBoundingClientRect().left),
      ].join(' ')
      if (log.at(-1)?.toString().split(' ').slice(1).join(' ') !== line.split(' ').slice(1).join(' '))
        log.push(line)
    }, 5)
    void t
  })
  await page.goto('/member/bettingRecord')
  await page.waitForTimeout(3000)
  console.log(await page.evaluate(() => (window as unknown as { log: string[] }).log.join('\n')))
})
