import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from './error-code.ts'

const UNFINISHED = /^unfinished-(\d+)\b/

/**
 * Creates `folder` atomically: `fill` writes to a temporary folder next to it, which is then renamed. If
 * several processes do this concurrently, the first to finish wins, and the others discard their copy.
 */
export async function completeFolder(
  folder: string,
  fill: (unfinished: string) => Promise<void>,
): Promise<void> {
  const unfinished = path.join(path.dirname(folder), `unfinished-${process.pid}-${randomUUID()}`)
  try {
    await fill(unfinished)
    await rename(unfinished, folder)
  } catch (error) {
    await removeFolder(unfinished)
    if (!existsSync(folder)) throw error
  }
}

export async function removeAbandoned(base: string): Promise<void> {
  for (const name of await readdir(base)) {
    const maker = UNFINISHED.exec(name)?.[1]
    if (maker !== undefined && !isRunning(Number(maker))) await removeFolder(path.join(base, name))
  }
}

/** Retries, because a killed process may have left a program that is still writing to the folder. */
const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 5 })

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) !== 'ESRCH'
  }
}
