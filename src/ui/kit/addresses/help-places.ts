export const FEEDBACK_PLACE = 'feedback'
