/** What a sign of a tax number counts: its code less that of 0, so that digits count themselves (Receita Federal). */
const worthOf = (sign: string): number => sign.charCodeAt(0) - 48

/** A check digit: the signs weighted, modulo eleven. */
function checkDigit(signs: string, weights: readonly number[]): string {
  const sum = weights.reduce((total, weight, index) => total + weight * worthOf(signs.charAt(index)), 0)
  const rest = sum % 11
  return String(rest < 2 ? 0 : 11 - rest)
}

const cpfWeights = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]
const cnpjWeights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

/** Whether the last two digits follow from the ones before them. */
function isChecked(number: string, weights: readonly number[]): boolean {
  const body = number.slice(0, -2)
  const first = checkDigit(body, weights.slice(1))
  return number.endsWith(first + checkDigit(body + first, weights))
}

/** Whether eleven digits are a CPF; those of one digit alone are nobody's. */
export const isCpf = (digits: string): boolean =>
  /^\d{11}$/.test(digits) && !/^(\d)\1+$/.test(digits) && isChecked(digits, cpfWeights)

/** Whether fourteen signs are a CNPJ, which since July 2026 may have letters before its check digits. */
export const isCnpj = (signs: string): boolean =>
  /^[\dA-Z]{12}\d{2}$/.test(signs) && !/^(.)\1+$/.test(signs) && isChecked(signs, cnpjWeights)
