import { hasStackedMarks } from './combining-marks.ts'
import { withoutInvisible } from './typed-text.ts'

const APOSTROPHES = /['\u2018\u2019\u02bc\u02b9\u2032\uff07`\u00b4]/gu
const NAME = /^\p{L}[\p{L}\p{M} .'-]*$/u
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u
const HYPHENS = /[\u2010\u2011\u2013]/gu

/**
 * A name in canonical form: no invisible characters, NFC, straight apostrophes and hyphens, single spaces.
 */
export const normalizedName = (name: string): string =>
  withoutInvisible(name)
    .normalize('NFC')
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-')
    .replace(/\s+/gu, ' ')
    .trim()

/** Letters, with the apostrophes, hyphens, points and spaces of names. */
export const isPersonName = (text: string): boolean => {
  const name = normalizedName(text)
  return NAME.test(name) && !INVISIBLE.test(name) && !hasStackedMarks(name)
}

/** Ignores case, accents, apostrophes, points, hyphens and spaces, as banks omit them. */
export const isSameName = (one: string, other: string): boolean => bareName(one) === bareName(other)

const bareName = (name: string): string =>
  normalizedName(name)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['.]/g, '')
    .replace(/[\s-]+/g, ' ')
    .toLowerCase()
    .trim()
