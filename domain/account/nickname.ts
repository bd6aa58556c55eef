/** Shortest and longest nickname, in UTF-16 units without surrounding blanks. */
export const nicknameLengths = { least: 2, most: 20 }
