import type { MessagesByCode } from './messages-by-code.ts'
import { codeWrong, throttled } from './shared-messages.ts'

export const accountMessages = {
  'export.tooMany': /*i18n*/ {
    id: 'refusal.export.tooMany',
    message: 'These are too many rows for one file. Choose fewer days.',
  },
  'password.oldWrong': /*i18n*/ {
    id: 'refusal.password.oldWrong',
    message: 'The current password is wrong.',
  },
  'password.confirmationDiffers': /*i18n*/ {
    id: 'refusal.password.confirmationDiffers',
    message: 'The confirmation differs from the new password.',
  },
  'password.offRules': /*i18n*/ {
    id: 'refusal.password.offRules',
    message: 'The new password is too short, too long, or has blanks.',
  },
  'password.unchanged': /*i18n*/ {
    id: 'refusal.password.unchanged',
    message: 'The new password is the same as the current one.',
  },
  'password.default': /*i18n*/ {
    id: 'refusal.password.default',
    message: 'That is the default password. Choose another.',
  },
  'password.throttled': throttled,
  'feedback.imagesGone': /*i18n*/ {
    id: 'refusal.feedback.imagesGone',
    message: 'The images are no longer good. Choose them anew.',
  },
  'feedback.throttled': throttled,
  'upload.notImage': /*i18n*/ {
    id: 'refusal.upload.notImage',
    message: 'This file is no PNG or JPEG image.',
  },
  'upload.tooLarge': /*i18n*/ { id: 'refusal.upload.tooLarge', message: 'The file is too large.' },
  'upload.tooManyPixels': /*i18n*/ {
    id: 'refusal.upload.tooManyPixels',
    message: 'The image has too many pixels.',
  },
  'upload.throttled': throttled,
  'contact.codeWrong': codeWrong,
  'contact.throttled': throttled,
  'contact.taken': /*i18n*/ {
    id: 'refusal.contact.taken',
    message: 'This contact is bound to another account.',
  },
  'nickname.refused': /*i18n*/ { id: 'refusal.nickname.refused', message: 'This nickname cannot be used.' },
  'password.wrong': /*i18n*/ { id: 'refusal.password.wrong', message: 'The password is wrong.' },
} satisfies Partial<MessagesByCode>
