/** The largest number that a PostgreSQL column of type integer holds. */
export const LARGEST_INTEGER = 2_147_483_647
