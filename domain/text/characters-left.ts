/**
 * How many characters may still be typed; negative if the text is too long. Surrounding whitespace does not
 * count.
 */
export const charactersLeft = (text: string, most: number): number => most - text.trim().length
