/** Id of the part of the agents’ page where one applies. */
export const APPLICATION = 'apply'
