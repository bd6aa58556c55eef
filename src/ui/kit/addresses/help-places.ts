export const FEEDBACK_PLACE = 'feedback'

/** Fragment and topic of the terms in the help centre (ROUTE-04). */
export const TERMS_PLACE = 'term'
