export const APPLICATION = 'apply'
