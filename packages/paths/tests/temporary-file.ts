import { join } from 'node:path'
import { temporaryFolder } from './temporary-folder.ts'

/** Returns the path of a file that does not exist yet. Its folder is removed after the test. */
export function temporaryFile(): string {
  return join(temporaryFolder(), 'accepted.txt')
}
