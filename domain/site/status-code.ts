/** The three answers of the status call; maintenance wins over a region restriction. */
export const statusCode = { normal: 0, maintenance: 1, restricted: 2 } as const
