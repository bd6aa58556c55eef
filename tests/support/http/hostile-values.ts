/** Texts that must not be read as numbers in a query: none is a 32-bit integer in decimal digits. */
export const notWhole = {
  'a 14-digit number': '99999999999999',
  'a hexadecimal number': '0x2711',
  'a number with an exponent': '1e3',
  'a 14-digit negative number': '-99999999999999',
  infinity: 'Infinity',
  'a number after a space': ' 3',
}

export const texts = {
  'an empty string': '',
  'a NUL': 'a\0b',
  'a lone surrogate': '\ud800',
  'an SQL injection': `'; drop table member; --`,
  'SQL wildcards': '%_%',
  'a path traversal': '../../../../etc/passwd',
  'a huge number': '9'.repeat(400),
  'a number beyond 32 bits': '2147483648',
  'a number beyond 64 bits': '99999999999999999999',
  'a fraction': '1.5',
  'a negative number': '-1',
  'not a number': 'NaN',
  ...notWhole,
  'a time in the year 0000': '0000-01-01T00:00:00.000Z',
  'a time in the year 9999999': '9999999-01-01T00:00:00.000Z',
  'a prototype key': '__proto__',
  'a right-to-left override': '\u202e\u0301',
  'a long text': 'x'.repeat(4_000),
}

/** JSON values of every type, including `texts`. */
export const values: Record<string, unknown> = {
  ...texts,
  null: null,
  true: true,
  zero: 0,
  'minus one': -1,
  'an unsafe integer': 1e21,
  'an integer beyond 32 bits': 2 ** 31,
  'a 14-digit integer': 99_999_999_999_999,
  'the largest number': Number.MAX_VALUE,
  'a half': 0.5,
  'an array': ['x'],
  'nested arrays': [[[[[]]]]],
  'an object': { toString: 'x' },
  'a MongoDB operator': { $gt: '' },
}
