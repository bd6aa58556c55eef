/**
 * How many characters may still be typed. Surrounding whitespace does not count; negative if the text is too
 * long.
 */
export const charactersLeft = (text: string, most: number): number => most - text.trim().length
