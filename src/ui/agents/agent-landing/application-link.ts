/** Element id of the application section. */
export const APPLICATION = 'apply'
