/** What is said of a result whose chart has changed since. */
export const OF_OLDER_CHART = 'of an older chart'
