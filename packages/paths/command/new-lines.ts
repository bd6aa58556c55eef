import { closeSync, openSync, readSync } from 'node:fs'

/** Number of bytes read at a time. */
const CHUNK = 65_536

/** Reads the complete lines that were appended to a file since the last call. */
export class NewLines {
  readonly #file: string
  readonly #decoder = new TextDecoder()
  #at = 0
  #begun = ''

  constructor(file: string) {
    this.#file = file
  }

  /** Returns an empty list while the file does not exist. */
  read(): string[] {
    const file = openIfThere(this.#file)
    if (file === undefined) return []
    const chunk = new Uint8Array(CHUNK)
    try {
      for (let length = -1; length !== 0; this.#at += length) {
        length = readSync(file, chunk, 0, CHUNK, this.#at)
        this.#begun += this.#decoder.decode(chunk.subarray(0, length), { stream: true })
      }
    } finally {
      closeSync(file)
    }
    const lines = this.#begun.split('\n')
    // The last line may still be incomplete.
    this.#begun = lines.pop() ?? ''
    return lines
  }
}

function openIfThere(file: string): number | undefined {
  try {
    return openSync(file, 'r')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
