import fs from 'node:fs/promises'
import path from 'node:path'
import { exitOnFileRefusal } from '#server/files/file-refusal.ts'

const [, folder = ''] = process.argv.slice(2)

/** Runs instead of the application's build, and writes a file of ten megabytes. */
await exitOnFileRefusal(async () => {
  await fs.mkdir(folder, { recursive: true })
  await fs.writeFile(path.join(folder, 'large.js'), Buffer.alloc(10_000_000))
})
