/** Texts that must not be read as numbers in a query: none is a 32-bit integer in decimal digits. */
export const notWhole = {
  'a number of 14 digits': '99999999999999',
  'a number in hexadecimal': '0x2711',
  'a number with an exponent': '1e3',
  'a number below zero': '-99999999999999',
  'a number beyond all': 'Infinity',
  'a number after a blank': ' 3',
}

export const texts = {
  'no text': '',
  'a NUL': 'a\0b',
  'half a surrogate pair': '\ud800',
  'a statement of SQL': `'; drop table member; --`,
  'a wildcard': '%_%',
  'a path': '../../../../etc/passwd',
  'a huge number': '9'.repeat(400),
  'a number beyond 32 bits': '2147483648',
  'a number beyond 64 bits': '99999999999999999999',
  'a fraction': '1.5',
  'a negative number': '-1',
  'not a number': 'NaN',
  ...notWhole,
  'a moment of the year 0000': '0000-01-01T00:00:00.000Z',
  'a moment of the year 9999999': '9999999-01-01T00:00:00.000Z',
  'a prototype': '__proto__',
  'right to left': '\u202e\u0301',
  'a long text': 'x'.repeat(4_000),
}

/** JSON values of every type, including `texts`. */
export const values: Record<string, unknown> = {
  ...texts,
  null: null,
  yes: true,
  zero: 0,
  'minus one': -1,
  'beyond exact numbers': 1e21,
  'beyond 32 bits': 2 ** 31,
  'of 14 digits': 99_999_999_999_999,
  'the largest number': Number.MAX_VALUE,
  'a half': 0.5,
  'a list': ['x'],
  'a list of lists': [[[[[]]]]],
  'a thing': { toString: 'x' },
  'an operator': { $gt: '' },
}
