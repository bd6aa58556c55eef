import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from './error-code.ts'

const UNFINISHED = /^unfinished-(\d+)\b/

/**
 * Makes `folder` whole or not at all: `fill` works under another name beside it, which becomes `folder` when
 * done. A start that is killed half-way or that is not the only one leaves no half of it. Where another start
 * was faster, its folder stays, whatever became of this one.
 */
export async function makeWhole(folder: string, fill: (unfinished: string) => Promise<void>): Promise<void> {
  const unfinished = path.join(path.dirname(folder), `unfinished-${process.pid}-${randomUUID()}`)
  try {
    await fill(unfinished)
    await rename(unfinished, folder)
  } catch (error) {
    await removeFolder(unfinished)
    if (!existsSync(folder)) throw error
  }
}

/** Clears away what processes left half-made that are no longer running. */
export async function removeAbandoned(base: string): Promise<void> {
  for (const name of await readdir(base)) {
    const maker = UNFINISHED.exec(name)?.[1]
    if (maker !== undefined && !isRunning(Number(maker))) await removeFolder(path.join(base, name))
  }
}

/** Retried, as a program whose start was killed may still be writing there. */
const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 5 })

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) !== 'ESRCH'
  }
}
