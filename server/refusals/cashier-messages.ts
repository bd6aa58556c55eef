import type { MessagesByCode } from './messages-by-code.ts'
import { codeWrong, noMobile, throttled } from './shared-messages.ts'

export const cashierMessages = {
  'deposit.offLimits': /*i18n*/ {
    id: 'refusal.deposit.offLimits',
    message: 'The amount is beyond the limits of this way of paying.',
  },
  'deposit.channelClosed': /*i18n*/ {
    id: 'refusal.deposit.channelClosed',
    message: 'This way of paying is closed now.',
  },
  'deposit.openOrder': /*i18n*/ {
    id: 'refusal.deposit.openOrder',
    message: 'There is a deposit under way already.',
  },
  'deposit.promotionRefused': /*i18n*/ {
    id: 'refusal.deposit.promotionRefused',
    message: 'This promotion is not for this deposit.',
  },
  'bonus.notActive': /*i18n*/ { id: 'refusal.bonus.notActive', message: 'This bonus has ended.' },
  'bonus.changed': /*i18n*/ { id: 'refusal.bonus.changed', message: 'The bonus has changed.' },
  'deposit.notOpen': /*i18n*/ {
    id: 'refusal.deposit.notOpen',
    message: 'This deposit is not open any more.',
  },
  'transfer.notEnough': /*i18n*/ {
    id: 'refusal.transfer.notEnough',
    message: 'Your balance is not enough for this transfer.',
  },
  'transfer.offLimits': /*i18n*/ {
    id: 'refusal.transfer.offLimits',
    message: 'The amount is off the limits of a transfer.',
  },
  'transfer.turnoverLeft': /*i18n*/ {
    id: 'refusal.transfer.turnoverLeft',
    message: 'There is still money to stake before any can be sent.',
  },
  'transfer.off': /*i18n*/ { id: 'refusal.transfer.off', message: 'Transfers are switched off.' },
  'transfer.singleWallet': /*i18n*/ {
    id: 'refusal.transfer.singleWallet',
    message: 'One wallet serves every vendor. There is nothing to transfer.',
  },
  'transfer.vendorClosed': /*i18n*/ {
    id: 'refusal.transfer.vendorClosed',
    message: 'This vendor is closed for now.',
  },
  'transfer.underWay': /*i18n*/ {
    id: 'refusal.transfer.underWay',
    message: 'A transfer is under way. Wait until it has come to its end.',
  },
  'transfer.nothingThere': /*i18n*/ {
    id: 'refusal.transfer.nothingThere',
    message: 'Nothing lies with the vendors.',
  },
  'transfer.noUpline': /*i18n*/ { id: 'refusal.transfer.noUpline', message: 'There is nobody above you.' },
  'transfer.recipientClosed': /*i18n*/ {
    id: 'refusal.transfer.recipientClosed',
    message: 'This account takes no money now.',
  },
  'paymentPassword.wrong': /*i18n*/ {
    id: 'refusal.paymentPassword.wrong',
    message: 'The payment password is wrong.',
  },
  'paymentPassword.unset': /*i18n*/ {
    id: 'refusal.paymentPassword.unset',
    message: 'Set a payment password first.',
  },
  'paymentPassword.throttled': throttled,
  'paymentPassword.confirmationDiffers': /*i18n*/ {
    id: 'refusal.paymentPassword.confirmationDiffers',
    message: 'The payment passwords differ.',
  },
  'paymentPassword.offRules': /*i18n*/ {
    id: 'refusal.paymentPassword.offRules',
    message: 'This payment password is off the rules.',
  },
  'paymentPassword.guessable': /*i18n*/ {
    id: 'refusal.paymentPassword.guessable',
    message: 'This payment password is easily guessed.',
  },
  'paymentPassword.sameAsPassword': /*i18n*/ {
    id: 'refusal.paymentPassword.sameAsPassword',
    message: 'The payment password must be another than that of the account.',
  },
  'paymentPassword.alreadySet': /*i18n*/ {
    id: 'refusal.paymentPassword.alreadySet',
    message: 'You have a payment password already.',
  },
  'payoutAccount.invalid': /*i18n*/ {
    id: 'refusal.payoutAccount.invalid',
    message: 'Check what is marked: it cannot be like that.',
  },
  'payoutAccount.holderDiffers': /*i18n*/ {
    id: 'refusal.payoutAccount.holderDiffers',
    message: 'The account must be in your own name.',
  },
  'payoutAccount.exists': /*i18n*/ {
    id: 'refusal.payoutAccount.exists',
    message: 'You have this account already.',
  },
  'payoutAccount.tooMany': /*i18n*/ {
    id: 'refusal.payoutAccount.tooMany',
    message: 'You have as many accounts as you can have. Remove one of them first.',
  },
  'withdrawal.notEnough': /*i18n*/ {
    id: 'refusal.withdrawal.notEnough',
    message: 'Your balance is not enough for this payment.',
  },
  'withdrawal.offLimits': /*i18n*/ {
    id: 'refusal.withdrawal.offLimits',
    message: 'The amount is off the limits of a payment out.',
  },
  'withdrawal.dailyLimit': /*i18n*/ {
    id: 'refusal.withdrawal.dailyLimit',
    message: 'What may still be paid out today is not enough for this.',
  },
  'withdrawal.turnoverLeft': /*i18n*/ {
    id: 'refusal.withdrawal.turnoverLeft',
    message: 'There is still money to stake before any can be paid out.',
  },
  'withdrawal.feeChanged': /*i18n*/ {
    id: 'refusal.withdrawal.feeChanged',
    message: 'The fee has changed. Check it before you ask again.',
  },
  'withdrawal.accountUnusable': /*i18n*/ {
    id: 'refusal.withdrawal.accountUnusable',
    message: 'This account takes no payments yet.',
  },
  'withdrawal.openOrder': /*i18n*/ {
    id: 'refusal.withdrawal.openOrder',
    message: 'There is a payment out under way already.',
  },
  'withdrawal.off': /*i18n*/ { id: 'refusal.withdrawal.off', message: 'Payments out are switched off.' },
  'withdrawal.notCancellable': /*i18n*/ {
    id: 'refusal.withdrawal.notCancellable',
    message: 'This payment can be taken back no more.',
  },
  'withdrawal.notConfirmable': /*i18n*/ {
    id: 'refusal.withdrawal.notConfirmable',
    message: 'This payment does not wait for a confirmation.',
  },
  'withdrawal.proofGone': /*i18n*/ {
    id: 'refusal.withdrawal.proofGone',
    message: 'The images are no longer here. Send them again.',
  },
  'paymentPassword.codeWrong': codeWrong,
  'paymentPassword.codesThrottled': throttled,
  'paymentPassword.noMobile': noMobile,
  'paymentPassword.unchanged': /*i18n*/ {
    id: 'refusal.paymentPassword.unchanged',
    message: 'This is your payment password already.',
  },
} satisfies Partial<MessagesByCode>
