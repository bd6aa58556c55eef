/** Anchor of the application section. */
export const APPLICATION = 'apply'
