import path from 'node:path'
import { DatabaseUnavailable } from './database/database-unavailable.ts'
import { start } from './start.ts'
import { StartRefused } from './start-refused.ts'

const root = path.join(import.meta.dirname, '..')
const development = process.argv.includes('--dev')

try {
  await start({ root, development, env: process.env, say: (line) => console.log(line) })
} catch (error) {
  const isMendable = error instanceof StartRefused || error instanceof DatabaseUnavailable
  console.error(isMendable ? error.message : error)
  process.exit(1)
}
