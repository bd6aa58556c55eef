/** Six digits that belong together, as codes are texted. */
const SIX_DIGITS = /(?<!\d)\d{6}(?!\d)/

/**
 * The code in what was typed: a text message that was pasted whole has it somewhere among its words. What has none is
 * taken as it is.
 */
export const codeIn = (typed: string): string => SIX_DIGITS.exec(typed)?.[0] ?? typed
