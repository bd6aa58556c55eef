import { createCanvas, GifEncoder, loadImage } from '@napi-rs/canvas'
import type { Page } from '@playwright/test'

/** Size of the GIF in pixels. */
export type Size = { width: number; height: number }

/** Time between two screenshots in ms. More frequent screenshots would slow the page down. */
const INTERVAL = 250

/** A frame of the recording: a PNG, and how long it is shown, in ms. */
type Frame = { image: Buffer; duration: number }

/** Records pages one after another with screenshots. Equal screenshots in a row become one frame. */
export function createRecorder() {
  const frames: Frame[] = []
  return {
    /**
     * Records a page while `scene` acts on it. Load the page before the call, so that its loading is not
     * recorded.
     */
    async record(page: Page, scene: () => Promise<void>): Promise<void> {
      let isOver = false
      const recording = (async () => {
        while (!isOver) {
          const began = performance.now()
          const image = await page.screenshot({ animations: 'allow', caret: 'initial' })
          const left = INTERVAL - (performance.now() - began)
          if (left > 0) await page.waitForTimeout(left)
          const last = frames.at(-1)
          const duration = performance.now() - began
          if (last?.image.equals(image)) last.duration += duration
          else frames.push({ image, duration })
        }
      })()
      await scene().finally(() => {
        isOver = true
      })
      await recording
    },

    /** Returns all frames as a GIF that repeats forever. */
    async gif({ width, height }: Size): Promise<{ data: Buffer; seconds: number }> {
      using encoder = new GifEncoder(width, height, { repeat: 0, quality: 10 })
      const context = createCanvas(width, height).getContext('2d')
      for (const { image, duration } of frames) {
        context.drawImage(await loadImage(image), 0, 0, width, height)
        const { data } = context.getImageData(0, 0, width, height)
        encoder.addFrame(new Uint8Array(data.buffer), width, height, { delay: Math.round(duration) })
      }
      const seconds = frames.reduce((sum, { duration }) => sum + duration, 0) / 1000
      return { data: encoder.finish(), seconds }
    },
  }
}
