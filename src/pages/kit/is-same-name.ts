/** Whether both are the same page name. Page names in URLs are case-insensitive. */
export const isSameName = (known: string, name: string): boolean => known.toLowerCase() === name.toLowerCase()
