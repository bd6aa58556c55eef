import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

export type Database = NodePgDatabase

/** What `database.transaction` hands to its callback: work that is kept whole or not at all. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** A database handle over a pool; column names are snake case in the database. */
export const openDatabase = (pool: pg.Pool): Database => drizzle(pool, { casing: 'snake_case' })
