import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** The name of a file that does not exist yet, in a folder that goes with the test. */
export function temporaryFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'paths-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'accepted.txt')
}
