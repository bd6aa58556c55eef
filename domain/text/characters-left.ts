/** How many characters a text may still have that may have so many, without what stands around it; below 0 so many are too many. */
export const charactersLeft = (text: string, most: number): number => most - text.trim().length
