const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Call this before a query, as PostgreSQL throws for texts that are not UUIDs. */
export const isUuid = (text: string): boolean => UUID.test(text)
