/** Characters that address parsers drop or reread, so that an address would lead elsewhere than it says. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
export const treacherous = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/
