/** Characters that show nothing, such as zero-width characters, bidirectional marks and enclosing keycaps. Line breaks and tabs are spaces. */
const INVISIBLE = /(?![\t-\r\u0085])[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Me}]/gu
const SPACES = /[\s\u0085\u2800]+/g
const HYPHENS = /[\p{Dash}\u2043]/gu
const FULL_WIDTH = /[\uff01-\uff5e]/g
const DIGITS = /\p{Nd}/gu
const ANY_DIGIT = /^\p{Nd}$/u

/** Unicode keeps the ten digits of each script next to each other, from 0 to 9. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (ANY_DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1
  return before % 10
}

/**
 * A number or code in the characters of a plain keyboard, whatever it was typed or pasted with: no invisible characters,
 * single spaces, plain hyphens, digits 0 to 9. Letters and other signs stay.
 */
export const cleanTyped = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(HYPHENS, '-')
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(DIGITS, (digit) => String(digitValue(digit)))
    .replace(SPACES, ' ')
    .trim()

/** Marks that turn the direction of what follows, by which a text can be made to read as another. */
const OVERRIDES = /[\u202d\u202e]/

/** A name without the invisible characters that come along with a paste; overrides of direction stay, to be refused. */
export const withoutInvisible = (text: string): string =>
  text.replace(INVISIBLE, (mark) => (OVERRIDES.test(mark) ? mark : ''))

/** Words before a number, with a colon or as far as the number: `CPF:`, `Tel.: `, `Chave aleatória `, `WhatsApp +`. */
const LABEL = /^\p{L}[\p{L}\p{M}./ -]*(?:: ?| (?=[\d+({])|\.(?=[\d+({]))/u

/** Cleaned and without a label that was copied along with a number. */
export const withoutLabel = (text: string): string => cleanTyped(text).replace(LABEL, '')

/** The place of a carrier's code in a number as it is written in Brazil: `(0xx11)`. */
const CARRIER = /(?<=^[^\dx]*(?:55[^\dx]*)?0? ?)xx(?=[ )]*\d)/i

/** A telephone number without its label, and without `xx` in the place of a carrier's code. */
export const withoutCarrier = (text: string): string => withoutLabel(text).replace(CARRIER, '')

/** Cleaned and without the spaces, hyphens and dots that people put between groups of digits. */
export const withoutSeparators = (text: string): string => cleanTyped(text).replace(/[ .-]/g, '')
