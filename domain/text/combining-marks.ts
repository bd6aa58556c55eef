/**
 * Maximum number of combining marks on a letter, as Unicode recommends (UTS #39). Thai, Vietnamese and Hebrew
 * need fewer.
 */
const MOST_MARKS = 4
const MARK = '[\\p{Mn}\\p{Me}]\\p{Cf}*'
const STACKED = new RegExp(`((?:${MARK}){${MOST_MARKS}})(?:${MARK})+`, 'gu')

/** The API description's regular expression for too many combining marks in a row. */
export const stackedMarks = `(?:${MARK}){${MOST_MARKS + 1}}`

/** Removes excess combining marks, so that they do not run over adjacent lines. */
export const withoutStackedMarks = (text: string): string => text.replace(STACKED, '$1')

export const hasStackedMarks = (text: string): boolean => text.search(STACKED) !== -1

export const isWithoutStackedMarks = (text: string): boolean => !hasStackedMarks(text)
