/** Whether both names denote the same page. Page names in URLs are case-insensitive. */
export const isSameName = (known: string, name: string): boolean => known.toLowerCase() === name.toLowerCase()
