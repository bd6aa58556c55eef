import fs from 'node:fs'
import path from 'node:path'
import { root, run } from './run.ts'

const folder = path.join(root, 'tests/firebase-emulator')
/** npm writes it when everything else is there. */
const finished = path.join(folder, 'node_modules/.package-lock.json')
const lock = path.join(folder, 'package-lock.json')

/** Makes sure that the Auth emulator of the tests is installed as its lock says. Exit code 0 when it is. */
export async function installFirebaseEmulator(): Promise<number> {
  if (fs.existsSync(finished) && fs.statSync(finished).mtimeMs >= fs.statSync(lock).mtimeMs) return 0
  console.log('Installing the Auth emulator of Firebase, some 220 MB.')
  return run('npm', ['ci', '--ignore-scripts', '--omit=optional', '--prefix', folder])
}

/** `npm run firebase-emulator`: the emulator for development, on the port that Firebase's own tools give it. */
if (import.meta.main) {
  process.exitCode =
    (await installFirebaseEmulator()) || (await run('node', [path.join(folder, 'main.ts')], { PORT: '9099' }))
}
