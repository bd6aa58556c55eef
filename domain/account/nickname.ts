/** Shortest and longest nickname in UTF-16 units. Surrounding blanks do not count. */
export const nicknameLengths = { least: 2, most: 20 }
