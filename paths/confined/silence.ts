/** Milliseconds of silence after each of which a remark is made. */
const UNTIL_REMARK = 10_000

/** Watches for how long nothing has been heard: remarks on it, and ends what is waited for once patience is over. */
export class Silence {
  /** Whether it ended what was waited for. */
  isOver = false
  #since = performance.now()
  readonly #remarks: ReturnType<typeof setInterval>
  #end: ReturnType<typeof setTimeout>
  readonly #wait: () => ReturnType<typeof setTimeout>

  /** @param patience milliseconds */
  constructor(patience: number, { remark, end }: { remark(seconds: number): void; end(): void }) {
    const over = () => {
      this.isOver = true
      end()
    }
    this.#wait = () => setTimeout(over, patience)
    this.#end = this.#wait()
    this.#remarks = setInterval(() => {
      const seconds = Math.floor((performance.now() - this.#since) / 1000)
      if (seconds * 1000 >= UNTIL_REMARK) remark(seconds)
    }, UNTIL_REMARK)
  }

  /** Something was heard: it begins anew. */
  begin(): void {
    this.#since = performance.now()
    clearTimeout(this.#end)
    this.#end = this.#wait()
  }

  stop(): void {
    clearInterval(this.#remarks)
    clearTimeout(this.#end)
  }
}
