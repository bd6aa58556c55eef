import type { Page } from '@playwright/test'

declare const shifted: { value: number; of: string[] }

/** Layout shift score below which shifts are invisible. */
const UNSEEN = 0.01

/** Sums the layout shift scores of each page opened from now on, and notes which elements shifted. */
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

/** The page's layout shift score so far, and the class names of the elements that shifted. */
export async function movedBy(page: Page): Promise<{ by: number; of: string[] }> {
  const { value: by, of } = await page.evaluate(() => shifted)
  return { by, of }
}

/** Class names of the elements that shifted. Empty if the shifts are too small to be seen. */
export async function shiftsOf(page: Page): Promise<string[]> {
  const { by, of } = await movedBy(page)
  return by < UNSEEN ? [] : of
}
