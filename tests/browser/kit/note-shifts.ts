import type { Page } from '@playwright/test'

declare const shifted: { value: number; of: string[] }

/** What may move about by the measure that browsers have: nothing that an eye would see. */
const UNSEEN = 0.01

/** Adds up what moves in each page that is opened from now on, without anybody having done anything. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const noted = { value: 0, of: [] as string[] }
    Object.assign(window, { shifted: noted })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & {
        value: number
        sources?: { node: Node | null }[]
      })[]) {
        noted.value += shift.value
        for (const { node } of shift.sources ?? [])
          noted.of.push(node instanceof Element ? node.className : String(node?.nodeName))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** How much moved under the eye, by the measure that browsers have, and what. */
export async function movedBy(page: Page): Promise<{ by: number; of: string[] }> {
  const { value: by, of } = await page.evaluate(() => shifted)
  return { by, of }
}

/** What of the page moved under the eye; nothing where it moved too little to be seen. */
export async function shiftsOf(page: Page): Promise<string[]> {
  const { by, of } = await movedBy(page)
  return by < UNSEEN ? [] : of
}
