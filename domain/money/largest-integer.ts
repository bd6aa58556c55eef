/** The maximum of a PostgreSQL integer column. */
export const LARGEST_INTEGER = 2_147_483_647
