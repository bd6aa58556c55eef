/** Marks on one letter that are taken; Unicode's security guidance (UTS #39) has the same bound. Thai, Vietnamese and Hebrew need fewer. */
const MOST_MARKS = 4
const MARK = '[\\p{Mn}\\p{Me}]\\p{Cf}*'
const STACKED = new RegExp(`((?:${MARK}){${MOST_MARKS}})(?:${MARK})+`, 'gu')

/** A regular expression that finds a letter with more marks than are taken, for the API document. */
export const stackedMarks = `(?:${MARK}){${MOST_MARKS + 1}}`

/** A text with so many marks above and below a letter only that they do not run over the lines around it. */
export const withoutStackedMarks = (text: string): string => text.replace(STACKED, '$1')

/** Whether a letter has more marks than any language writes. */
export const hasStackedMarks = (text: string): boolean => text.search(STACKED) !== -1

export const isWithoutStackedMarks = (text: string): boolean => !hasStackedMarks(text)
