/**
 * Whether a text is an amount, count, odds, time, code or the like: figures without words, or one word with
 * a figure.
 */
export const isFigure = (text: string): boolean =>
  /\d/.test(text) && (!/\p{L}{3}/u.test(text) || !/\S\s+\S/.test(text))
