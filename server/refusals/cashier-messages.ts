import type { MessagesByCode } from './messages-by-code.ts'
import { codeWrong, noMobile, throttled } from './shared-messages.ts'

export const cashierMessages = {
  'deposit.offLimits': /*i18n*/ {
    id: 'refusal.deposit.offLimits',
    message: 'The amount is outside the limits of this payment method. Change it.',
  },
  'deposit.channelClosed': /*i18n*/ {
    id: 'refusal.deposit.channelClosed',
    message: 'This payment method is unavailable. Nothing was charged. Choose another one.',
  },
  'deposit.openOrder': /*i18n*/ {
    id: 'refusal.deposit.inProgress',
    message: 'You already have a deposit in progress. Pay or cancel it first.',
  },
  'deposit.promotionRefused': /*i18n*/ {
    id: 'refusal.deposit.promotionRefused',
    message: 'You can’t use this bonus for this deposit. You can deposit without it.',
  },
  'bonus.notActive': /*i18n*/ { id: 'refusal.bonus.notActive', message: 'This bonus has ended.' },
  'bonus.changed': /*i18n*/ {
    id: 'refusal.bonus.changed',
    message: 'The amount has changed. Nothing was cancelled. Check it and confirm again.',
  },
  'deposit.notOpen': /*i18n*/ {
    id: 'refusal.deposit.notOpen',
    message: 'This deposit is no longer open.',
  },
  'transfer.notEnough': /*i18n*/ {
    id: 'refusal.transfer.notEnough',
    message: 'Your balance isn’t enough for this transfer. Nothing was sent.',
  },
  'transfer.offLimits': /*i18n*/ {
    id: 'refusal.transfer.offLimits',
    message: 'The amount is outside the transfer limits. Change it.',
  },
  'transfer.turnoverLeft': /*i18n*/ {
    id: 'refusal.transfer.wageringLeft',
    message: 'You still have wagering left before you can send money.',
  },
  'transfer.off': /*i18n*/ {
    id: 'refusal.transfer.unavailable',
    message: 'Transfers are unavailable for now.',
  },
  'transfer.singleWallet': /*i18n*/ {
    id: 'refusal.transfer.singleWallet',
    message: 'All games use your balance, so there’s nothing to transfer.',
  },
  'transfer.vendorClosed': /*i18n*/ {
    id: 'refusal.transfer.providerUnavailable',
    message: 'This provider is unavailable for now.',
  },
  'transfer.underWay': /*i18n*/ {
    id: 'refusal.transfer.inProgress',
    message: 'You have a transfer in progress. Wait until it’s done.',
  },
  'transfer.nothingThere': /*i18n*/ {
    id: 'refusal.transfer.nothingToTransfer',
    message: 'You have no money with any provider.',
  },
  'transfer.noUpline': /*i18n*/ { id: 'refusal.transfer.noUpline', message: 'You have no upline.' },
  'transfer.recipientClosed': /*i18n*/ {
    id: 'refusal.transfer.recipientClosed',
    message: 'This account can’t receive money right now.',
  },
  'paymentPassword.wrong': /*i18n*/ {
    id: 'refusal.paymentPassword.wrong',
    message: 'Wrong payment password. Check it and try again.',
  },
  'paymentPassword.unset': /*i18n*/ {
    id: 'refusal.paymentPassword.unset',
    message: 'Create a payment password first.',
  },
  'paymentPassword.throttled': throttled,
  'paymentPassword.confirmationDiffers': /*i18n*/ {
    id: 'refusal.paymentPassword.confirmationDiffers',
    message: 'The payment passwords don’t match. Enter them again.',
  },
  'paymentPassword.offRules': /*i18n*/ {
    id: 'refusal.paymentPassword.offRules',
    message: 'This payment password doesn’t follow the rules. Check the hint.',
  },
  'paymentPassword.guessable': /*i18n*/ {
    id: 'refusal.paymentPassword.guessable',
    message: 'Too easy to guess. Don’t repeat one digit or use a sequence.',
  },
  'paymentPassword.sameAsPassword': /*i18n*/ {
    id: 'refusal.paymentPassword.sameAsPassword',
    message: 'It must be different from your login password.',
  },
  'paymentPassword.alreadySet': /*i18n*/ {
    id: 'refusal.paymentPassword.alreadySet',
    message: 'You already have a payment password.',
  },
  'payoutAccount.invalid': /*i18n*/ {
    id: 'refusal.payoutAccount.invalid',
    message: 'Invalid entry. Check it and correct it.',
  },
  'payoutAccount.holderDiffers': /*i18n*/ {
    id: 'refusal.payoutAccount.holderDiffers',
    message: 'This isn’t your name. We only pay into accounts in your name.',
  },
  'payoutAccount.exists': /*i18n*/ {
    id: 'refusal.payoutAccount.exists',
    message: 'You’ve already added this account.',
  },
  'payoutAccount.tooMany': /*i18n*/ {
    id: 'refusal.payoutAccount.tooMany',
    message: 'You’ve reached the maximum number of accounts. Remove one first.',
  },
  'withdrawal.notEnough': /*i18n*/ {
    id: 'refusal.withdrawal.notEnough',
    message: 'Your balance isn’t enough for this withdrawal. Nothing was withdrawn.',
  },
  'withdrawal.offLimits': /*i18n*/ {
    id: 'refusal.withdrawal.offLimits',
    message: 'The amount is outside the withdrawal limits. Change it.',
  },
  'withdrawal.dailyLimit': /*i18n*/ {
    id: 'refusal.withdrawal.dailyLimit',
    message: 'This is over today’s withdrawal limit. Nothing was withdrawn.',
  },
  'withdrawal.turnoverLeft': /*i18n*/ {
    id: 'refusal.withdrawal.wageringLeft',
    message: 'You still have wagering left before you can withdraw.',
  },
  'withdrawal.feeChanged': /*i18n*/ {
    id: 'refusal.withdrawal.feeChanged',
    message: 'The fee has changed. Check it and confirm again.',
  },
  'withdrawal.accountUnusable': /*i18n*/ {
    id: 'refusal.withdrawal.accountUnusable',
    message: 'This account isn’t available for withdrawals yet.',
  },
  'withdrawal.openOrder': /*i18n*/ {
    id: 'refusal.withdrawal.inProgress',
    message: 'You already have a withdrawal in progress.',
  },
  'withdrawal.off': /*i18n*/ {
    id: 'refusal.withdrawal.unavailable',
    message: 'Withdrawals are paused. Your balance isn’t affected.',
  },
  'withdrawal.notCancellable': /*i18n*/ {
    id: 'refusal.withdrawal.notCancellable',
    message: 'You can no longer cancel this withdrawal.',
  },
  'withdrawal.notConfirmable': /*i18n*/ {
    id: 'refusal.withdrawal.notConfirmable',
    message: 'This withdrawal doesn’t need a confirmation now.',
  },
  'withdrawal.proofGone': /*i18n*/ {
    id: 'refusal.withdrawal.imagesExpired',
    message: 'The images have expired. Choose them again.',
  },
  'paymentPassword.codeWrong': codeWrong,
  'paymentPassword.codesThrottled': throttled,
  'paymentPassword.noMobile': noMobile,
  'paymentPassword.unchanged': /*i18n*/ {
    id: 'refusal.paymentPassword.unchanged',
    message: 'This is already your payment password. Choose another one.',
  },
} satisfies Partial<MessagesByCode>
