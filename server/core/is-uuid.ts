const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whether a text is a lower-case UUID. Check ids before a query, as PostgreSQL throws for other texts. */
export const isUuid = (text: string): boolean => UUID.test(text)
