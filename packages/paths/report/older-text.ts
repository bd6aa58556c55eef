export const OF_OLDER_CHART = 'of an older chart'
