export const FEEDBACK_PLACE = 'feedback'

/** The terms' fragment and topic in the help centre (ROUTE-04). */
export const TERMS_PLACE = 'term'
