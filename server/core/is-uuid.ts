const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whether a text can be the id of a row whose ids are UUIDs; the database would take any other for a fault. */
export const isUuid = (text: string): boolean => UUID.test(text)
