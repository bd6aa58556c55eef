/**
 * Runs in the page that is measured, before anything of it: how long it is from a key, a press or a turn of the wheel to the
 * paint that shows what came of it. Milliseconds.
 */

/** What the page tells the bench. */
export type StopWatch = {
  /** From each key to the next paint. */
  keys: number[]
  /** Gaps between frames since the last `begin`. */
  frames: number[]
  /** Forgets what was measured. */
  begin(): void
  /** From the last key or press to the paint of a list that begins otherwise than `before`, once there is one. */
  untilListed(before: string | null): Promise<number>
  /** What the list begins with. */
  first(): string | null
}

declare global {
  interface Window {
    stopWatch: StopWatch
  }
}

/** Ahead of all other work: what waits its turn comes after the pictures that have arrived in the meantime. */
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
