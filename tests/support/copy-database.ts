/**
 * Returns SQL that copies a database without open connections. PostgreSQL copies the files. This takes a
 * third of the time of its default strategy, a copy through the write-ahead log.
 */
export const copyOf = (template: string, name: string): string =>
  `create database ${name} template ${template} strategy file_copy`
