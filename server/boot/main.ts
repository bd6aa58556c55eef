import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { projectRoot as root } from '#server/core/project-root.ts'
import { currentBuild, PLATFORM } from './build-cache.ts'
import { readConfig } from './config.ts'
import { refuseUnusable } from './listen.ts'

/**
 * Errors whose message is printed without the stack. They are compared by name, as the bundle has its own
 * copies of the classes.
 */
const MENDABLE = ['StartupError', 'DatabaseUnavailable']

const development = process.argv.includes('--dev')
const say = (line: string) => console.log(line)

try {
  const config = readConfig(process.env)
  await refuseUnusable(config)
  enableCompileCache(path.join(root, 'node_modules/.cache/compiled'))
  // Load the whole platform, which is slow, only after the checks above.
  const { start } = await loadPlatform()
  await start({ root, development, config, say })
} catch (error) {
  const isMendable = error instanceof Error && MENDABLE.includes(error.name)
  console.error(isMendable ? error.message : error)
  process.exit(1)
}

async function loadPlatform(): Promise<typeof import('./start.ts')> {
  if (development) return import('./start.ts')
  return import(path.join(await currentBuild(root, say, PLATFORM), 'start.js'))
}
