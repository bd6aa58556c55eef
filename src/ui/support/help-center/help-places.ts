/** What a fragment of the help's address stands for besides an answer: the form in which something is told to the operator. */
export const FEEDBACK_PLACE = 'feedback'
