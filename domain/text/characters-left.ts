/** Characters left, ignoring surrounding whitespace; negative when the text is too long. */
export const charactersLeft = (text: string, most: number): number => most - text.trim().length
