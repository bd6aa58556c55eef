import { cleanTyped } from '#domain/text/typed-text.ts'

/** Digits of which a telephone number has some, as people part them. */
const phoneNumber = /^(?=(?:\D*\d){5})[+\d ()-]+$/

/** Whether somebody can be called by it. */
export const isPhoneNumber = (text: string): boolean => phoneNumber.test(cleanTyped(text))
