import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

export type Database = NodePgDatabase

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Columns are in snake case in the database. */
export const openDatabase = (pool: pg.Pool): Database => drizzle(pool, { casing: 'snake_case' })
