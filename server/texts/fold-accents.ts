/** Lower-cases a text and removes accents, for searches. */
export const foldAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
