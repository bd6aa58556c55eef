import path from 'node:path'
import { refuseUnusable } from './bind.ts'
import { readConfig } from './config.ts'
import { DatabaseUnavailable } from './database/database-unavailable.ts'
import { StartRefused } from './start-refused.ts'

const root = path.join(import.meta.dirname, '..')
const development = process.argv.includes('--dev')

try {
  const config = readConfig(process.env)
  await refuseUnusable(config)
  // All of the platform is loaded only once it can start.
  const { start } = await import('./start.ts')
  await start({ root, development, config, say: (line) => console.log(line) })
} catch (error) {
  const isMendable = error instanceof StartRefused || error instanceof DatabaseUnavailable
  console.error(isMendable ? error.message : error)
  process.exit(1)
}
