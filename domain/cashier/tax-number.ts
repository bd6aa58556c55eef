/**
 * The value of a character when check digits are calculated: its character code minus that of `0`, as the
 * Receita Federal defines it. Digits keep their value.
 */
const worthOf = (sign: string): number => sign.charCodeAt(0) - 48

function checkDigit(signs: string, weights: readonly number[]): string {
  const sum = weights.reduce((total, weight, index) => total + weight * worthOf(signs.charAt(index)), 0)
  const rest = sum % 11
  return String(rest < 2 ? 0 : 11 - rest)
}

const cpfWeights = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]
const cnpjWeights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

function isChecked(number: string, weights: readonly number[]): boolean {
  const body = number.slice(0, -2)
  const first = checkDigit(body, weights.slice(1))
  return number.endsWith(first + checkDigit(body + first, weights))
}

/** Rejects eleven equal digits, which are never issued as a CPF. */
export const isCpf = (digits: string): boolean =>
  /^\d{11}$/.test(digits) && !/^(\d)\1+$/.test(digits) && isChecked(digits, cpfWeights)

/** Accepts fourteen characters. Since July 2026, a CNPJ may contain letters before its check digits. */
export const isCnpj = (signs: string): boolean =>
  /^[\dA-Z]{12}\d{2}$/.test(signs) && !/^(.)\1+$/.test(signs) && isChecked(signs, cnpjWeights)
