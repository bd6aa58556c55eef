import fs from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { MIGRATIONS } from '#server/database/migrate.ts'

const journalSchema = v.object({ entries: v.array(v.object({ idx: v.number() })) })
const snapshotSchema = v.object({ tables: v.record(v.string(), v.object({ name: v.string() })) })

/** The tables that the migrations create. A database may have other tables, which must not be emptied. */
export async function ownTables(): Promise<string[]> {
  const { entries } = v.parse(journalSchema, await readMeta('_journal.json'))
  const last = Math.max(...entries.map(({ idx }) => idx))
  const { tables } = v.parse(snapshotSchema, await readMeta(`${String(last).padStart(4, '0')}_snapshot.json`))
  return Object.values(tables).map(({ name }) => name)
}

const readMeta = async (name: string): Promise<unknown> =>
  JSON.parse(await fs.readFile(path.join(MIGRATIONS, 'meta', name), 'utf8'))
