/**
 * SQL that copies a database without open connections. PostgreSQL copies its files, which takes a third of
 * the time of its default, a copy through the write-ahead log.
 */
export const copyOf = (template: string, name: string): string =>
  `create database ${name} template ${template} strategy file_copy`
