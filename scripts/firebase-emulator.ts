import fs from 'node:fs'
import path from 'node:path'
import { root, run } from './run.ts'

const folder = path.join(root, 'tests/firebase-emulator')
/** npm writes this file last, so it exists only if the installation is complete. */
const finished = path.join(folder, 'node_modules/.package-lock.json')
const lock = path.join(folder, 'package-lock.json')

/**
 * Installs the Auth emulator for tests from its lock file, unless it is up to date. Resolves to 0 on success.
 */
export async function installFirebaseEmulator(): Promise<number> {
  if (fs.existsSync(finished) && fs.statSync(finished).mtimeMs >= fs.statSync(lock).mtimeMs) return 0
  console.log('Installing the Firebase Auth emulator (about 220 MB).')
  return run('npm', ['ci', '--ignore-scripts', '--omit=optional', '--prefix', folder])
}

/** `npm run firebase-emulator`: starts the emulator for development, on Firebase's default port. */
if (import.meta.main) {
  process.exitCode =
    (await installFirebaseEmulator()) || (await run('node', [path.join(folder, 'main.ts')], { PORT: '9099' }))
}
