import type { MessagesByCode } from './messages-by-code.ts'
import { codeWrong, throttled } from './shared-messages.ts'

export const accountMessages = {
  'export.tooMany': /*i18n*/ {
    id: 'refusal.export.tooMany',
    message: 'Too many rows for one file. Choose fewer days.',
  },
  'password.oldWrong': /*i18n*/ {
    id: 'refusal.password.currentWrong',
    message: 'Wrong current password. Check it.',
  },
  'password.confirmationDiffers': /*i18n*/ {
    id: 'refusal.password.confirmationDiffers',
    message: 'The passwords don’t match. Enter them again.',
  },
  'password.offRules': /*i18n*/ {
    id: 'refusal.password.offRules',
    message: 'The new password is too short, too long or has spaces.',
  },
  'password.unchanged': /*i18n*/ {
    id: 'refusal.password.unchanged',
    message: 'This is already your password. Choose another one.',
  },
  'password.default': /*i18n*/ {
    id: 'refusal.password.default',
    message: 'This is the default password. Choose another one.',
  },
  'password.throttled': throttled,
  'feedback.imagesGone': /*i18n*/ {
    id: 'refusal.feedback.imagesExpired',
    message: 'The images have expired. Choose them again.',
  },
  'feedback.throttled': throttled,
  'upload.notImage': /*i18n*/ {
    id: 'refusal.upload.notImage',
    message: 'This file isn’t a PNG or JPEG image. Choose another one.',
  },
  'upload.tooLarge': /*i18n*/ {
    id: 'refusal.upload.tooLarge',
    message: 'This file is too large. Choose a smaller one.',
  },
  'upload.tooManyPixels': /*i18n*/ {
    id: 'refusal.upload.tooManyPixels',
    message: 'This image has too many pixels. Choose a smaller one.',
  },
  'upload.throttled': throttled,
  'contact.codeWrong': codeWrong,
  'contact.throttled': throttled,
  'contact.taken': /*i18n*/ {
    id: 'refusal.contact.taken',
    message: 'Already used by another account. Enter a different one.',
  },
  'nickname.refused': /*i18n*/ {
    id: 'refusal.nickname.refused',
    message: 'You can’t use this nickname. Choose another one.',
  },
  'password.wrong': /*i18n*/ {
    id: 'refusal.password.wrong',
    message: 'Wrong password. Check it and try again.',
  },
} satisfies Partial<MessagesByCode>
