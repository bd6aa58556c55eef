export const FEEDBACK_PLACE = 'feedback'

/** URL fragment and tag of the terms in the help centre (ROUTE-04). */
export const TERMS_PLACE = 'term'
