import { hasStackedMarks } from './combining-marks.ts'
import { withoutInvisible } from './typed-text.ts'

const APOSTROPHES = /['\u2018\u2019\u02bc\u02b9\u2032\uff07`\u00b4]/gu
const NAME = /^\p{L}[\p{L}\p{M} .'-]*$/u
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u
const HYPHENS = /[\u2010\u2011\u2013]/gu

/**
 * A name in canonical form: NFC, no invisible characters, straight apostrophes, plain hyphens and single
 * spaces.
 */
export const normalizedName = (name: string): string =>
  withoutInvisible(name)
    .normalize('NFC')
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-')
    .replace(/\s+/gu, ' ')
    .trim()

/**
 * Whether a text consists of letters and the apostrophes, hyphens, full stops and spaces that occur in names.
 */
export const isPersonName = (text: string): boolean => {
  const name = normalizedName(text)
  return NAME.test(name) && !INVISIBLE.test(name) && !hasStackedMarks(name)
}

/**
 * Compares names. Ignores case, accents, apostrophes and full stops, because bank records often lack them. A
 * hyphen counts as a space.
 */
export const isSameName = (one: string, other: string): boolean => bareName(one) === bareName(other)

const bareName = (name: string): string =>
  normalizedName(name)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['.]/g, '')
    .replace(/[\s-]+/g, ' ')
    .toLowerCase()
    .trim()
