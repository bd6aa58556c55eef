/**
 * Characters that are not visible, such as zero-width characters, bidirectional marks and enclosing keycaps.
 * Line breaks and tabs are not included; they become spaces.
 */
const INVISIBLE = /(?![\t-\r\u0085])[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Me}]/gu
const SPACES = /[\s\u0085\u2800]+/g
const HYPHENS = /[\p{Dash}\u2043]/gu
const FULL_WIDTH = /[\uff01-\uff5e]/g
const DIGITS = /\p{Nd}/gu
const ANY_DIGIT = /^\p{Nd}$/u

/**
 * The value of a digit in any script. In Unicode, the digits of each script have consecutive code points,
 * from 0 to 9.
 */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (ANY_DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1
  return before % 10
}

/**
 * A number or code in plain keyboard characters: no invisible or full-width characters, single spaces, plain
 * hyphens, and digits 0 to 9. All other characters stay unchanged.
 */
export const cleanTyped = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(HYPHENS, '-')
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(DIGITS, (digit) => String(digitValue(digit)))
    .replace(SPACES, ' ')
    .trim()

/** Bidirectional overrides, which can make a text look like another one. */
const OVERRIDES = /[\u202d\u202e]/

/**
 * Removes invisible characters, which often come with pasted text. Bidirectional overrides stay, so that
 * validation rejects the text.
 */
export const withoutInvisible = (text: string): string =>
  text.replace(INVISIBLE, (mark) => (OVERRIDES.test(mark) ? mark : ''))

/** A label before a number, with or without a colon: `CPF:`, `Tel.: `, `Chave aleatória `, `WhatsApp +`. */
const LABEL = /^\p{L}[\p{L}\p{M}./ -]*(?:: ?| (?=[\d+({])|\.(?=[\d+({]))/u

export const withoutLabel = (text: string): string => cleanTyped(text).replace(LABEL, '')

/** Placeholder for a carrier code, as Brazilians write it: `(0xx11)`. */
const CARRIER = /(?<=^[^\dx]*(?:55[^\dx]*)?0? ?)xx(?=[ )]*\d)/i

export const withoutCarrier = (text: string): string => withoutLabel(text).replace(CARRIER, '')

export const withoutSeparators = (text: string): string => cleanTyped(text).replace(/[ .-]/g, '')
