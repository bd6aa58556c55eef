/** The three replies of the status call. Maintenance takes precedence over a region restriction. */
export const statusCode = { normal: 0, maintenance: 1, restricted: 2 } as const
