import { cleanTyped } from '#domain/text/typed-text.ts'

/** At least five digits, with common separators. */
const phoneNumber = /^(?=(?:\D*\d){5})[+\d ()-]+$/

export const isPhoneNumber = (text: string): boolean => phoneNumber.test(cleanTyped(text))
