/**
 * Runs in the measured page before any other script. Measures the time from a key or a press to the paint
 * that shows the result, and the time between frames, in ms.
 */

export type StopWatch = {
  /** Times from each key to the next paint. */
  keys: number[]
  /** Times between frames since `begin` was last called. */
  frames: number[]
  begin(): void
  /**
   * Waits for the paint of a list whose first tile is not `before`. Resolves to the time from the last key or
   * press to that paint.
   */
  untilListed(before: string | null): Promise<number>
  /** Returns the id of the first tile; null if there is none. */
  first(): string | null
}

declare global {
  interface Window {
    stopWatch: StopWatch
  }
}

/**
 * Calls `then` after the next paint. With a lower priority, images that have arrived in the meantime would
 * delay the call.
 */
const afterPaint = (then: (at: number) => void) =>
  requestAnimationFrame(
    () => void scheduler.postTask(() => then(performance.now()), { priority: 'user-blocking' }),
  )

let actedAt = 0
addEventListener(
  'keydown',
  ({ timeStamp }) => {
    actedAt = timeStamp
    afterPaint((at) => void window.stopWatch.keys.push(at - timeStamp))
  },
  { capture: true },
)
addEventListener(
  'click',
  ({ timeStamp }) => {
    actedAt = timeStamp
  },
  { capture: true },
)

const first = () => document.querySelector<HTMLElement>('main [data-tile]')?.dataset.tile ?? null

window.stopWatch = {
  keys: [],
  frames: [],
  begin() {
    this.keys = []
    this.frames = []
  },
  first,
  untilListed: (before) =>
    new Promise((resolve) => {
      const look = () => {
        const now = first()
        if (now === null || now === before) return
        observer.disconnect()
        afterPaint((at) => resolve(at - actedAt))
      }
      const observer = new MutationObserver(look)
      observer.observe(document, { subtree: true, childList: true, attributes: true })
      look()
    }),
}

let last = performance.now()
const watch = (at: number) => {
  window.stopWatch.frames.push(at - last)
  last = at
  requestAnimationFrame(watch)
}
requestAnimationFrame(watch)
