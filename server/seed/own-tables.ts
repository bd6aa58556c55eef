import fs from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'

const SCHEMA = path.join(import.meta.dirname, '../database/schema')

/**
 * Names of the platform's own tables, whichever file of the schema describes them: a database may hold others, which are
 * nobody's to empty.
 */
export async function ownTables(): Promise<string[]> {
  const files = (await fs.readdir(SCHEMA)).filter((file) => file.endsWith('.ts'))
  const modules = await Promise.all(
    files.map((file): Promise<object> => import(pathToFileURL(path.join(SCHEMA, file)).href)),
  )
  const exported = modules.flatMap((one): unknown[] => Object.values(one))
  return exported.filter((value) => is(value, PgTable)).map(getTableName)
}
