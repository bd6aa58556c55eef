const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whether a text is a UUID. PostgreSQL throws for other texts. */
export const isUuid = (text: string): boolean => UUID.test(text)
