/**
 * Returns SQL that copies a database, which must have no open connections. Copying files takes a third of the
 * time of PostgreSQL's default strategy, a copy through the write-ahead log.
 */
export const copyOf = (template: string, name: string): string =>
  `create database ${name} template ${template} strategy file_copy`
