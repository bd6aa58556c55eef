/** Whether two last parts of an address name one page: addresses are read without regard to capitals. */
export const isSameName = (known: string, name: string): boolean => known.toLowerCase() === name.toLowerCase()
